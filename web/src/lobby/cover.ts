// Where everything of a game's picture stands.
import type { Board, Cell, Piece, Scene } from '../types';

type Point = readonly [number, number];

export interface DrawnCell {
  id: string;
  shape: string;
  icon: string;
  iconBox: { x: number; y: number; width: number; height: number };
  terrain?: string;
  /** A prize that lies there, at its corner. */
  prize: { x: number; y: number; text: string } | null;
}

export interface DrawnPiece {
  id: string;
  x: number;
  y: number;
  icon: string;
  side: 'player' | 'enemy' | 'object';
  owner: number;
}

export interface Picture {
  view: string;
  rooms: boolean;
  ground?: string;
  cells: DrawnCell[];
  passages: string[];
  pieces: DrawnPiece[];
}

const HEX = 26;
const SQUARE = 44;
const ROOM: Point = [98, 80];
const ROOM_HALF: Point = [41, 33];
const PIECES_PER_ROOM = 2;

function middle(board: Board, cell: Cell): Point {
  const [a, b] = cell.place;
  switch (board.grid) {
    case 'hex-pointy':
      return [HEX * Math.sqrt(3) * (a + b / 2), HEX * 1.5 * b];
    case 'hex-flat':
      return [HEX * 1.5 * a, HEX * Math.sqrt(3) * (b + a / 2)];
    case 'square':
      return [SQUARE * a, SQUARE * b];
    case 'graph':
      return [ROOM[0] * a, ROOM[1] * b];
  }
}

function halfOf(board: Board): Point {
  if (board.grid === 'graph') return ROOM_HALF;
  return board.grid === 'square' ? [SQUARE / 2 - 0.5, SQUARE / 2 - 0.5] : [HEX, HEX];
}

function outline(board: Board, [x, y]: Point): string {
  if (board.grid === 'hex-pointy' || board.grid === 'hex-flat') {
    const turn = board.grid === 'hex-pointy' ? Math.PI / 6 : 0;
    const corners = Array.from({ length: 6 }, (_, index) => turn + (index * Math.PI) / 3);
    return `M${corners.map((at) => `${round(x + HEX * Math.cos(at))} ${round(y + HEX * Math.sin(at))}`).join('L')}z`;
  }
  const [width, height] = halfOf(board);
  const r = board.grid === 'graph' ? 9 : 3;
  const [w, h] = [2 * (width - r), 2 * (height - r)];
  return `M${x - width + r} ${y - height}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function drawCell(board: Board, id: string, cell: Cell): DrawnCell {
  const [x, y] = middle(board, cell);
  const badge = board.grid === 'graph' && cell.marks?.find((mark) => mark.kind === 'badge');
  const [width, height] = halfOf(board);
  const size = board.grid === 'graph' ? 38 : 24;
  return {
    id,
    shape: outline(board, [x, y]),
    icon: cell.fog ? '' : (cell.icon ?? ''),
    iconBox: { x: round(x - size / 2), y: round(y - size / 2), width: size, height: size },
    ...(board.grid === 'graph' || !cell.terrain ? {} : { terrain: `var(--t-${cell.terrain}, var(--floor))` }),
    prize: badge ? { x: x + width - 13, y: y + height - 13, text: badge.text ?? '' } : null,
  };
}

/** The pieces in a cell stand side by side; a picture has room for a few of them. */
function drawPieces(board: Board, name: string, pieces: Record<string, Piece>): DrawnPiece[] {
  const found: DrawnPiece[] = [];
  for (const [id, cell] of Object.entries(board.cells)) {
    const here = Object.entries(pieces).filter(([, piece]) => piece.at === `cell:${name}/${id}`);
    const kinds = here.filter(([, piece], index) => here.findIndex(([, other]) => other.icon === piece.icon) === index);
    const shown = kinds.slice(0, board.grid === 'graph' ? PIECES_PER_ROOM : 1);
    const [x, y] = middle(board, cell);
    shown.forEach(([key, piece], index) => {
      const aside = (index - (shown.length - 1) / 2) * 38;
      const owner = ((piece.owner ?? 0) % 6) + 1;
      found.push({ id: key, x: round(x + aside), y: round(y - (board.grid === 'graph' ? 6 : 0)), icon: piece.icon ?? '', side: piece.side ?? 'object', owner });
    });
  }
  return found;
}

/** Everything to draw of a scene's first board. */
export function layOut(scene: Scene): Picture {
  const [name, board] = Object.entries(scene.boards)[0] ?? ['', { grid: 'square', cells: {} } satisfies Board];
  const at = (id: string): Point => (board.cells[id] ? middle(board, board.cells[id]) : [0, 0]);
  const places = Object.keys(board.cells).map(at);
  const [width, height] = halfOf(board);
  const left = Math.min(0, ...places.map(([x]) => x)) - width;
  const top = Math.min(0, ...places.map(([, y]) => y)) - height;
  const right = Math.max(0, ...places.map(([x]) => x)) + width;
  const bottom = Math.max(0, ...places.map(([, y]) => y)) + height;
  const pieces = drawPieces(board, name, scene.pieces ?? {});
  const taken = new Set(Object.values(scene.pieces ?? {}).map((piece) => piece.at));
  return {
    view: [left, top, right - left, bottom - top].map(round).join(' '),
    rooms: board.grid === 'graph',
    ...(board.ground ? { ground: board.ground } : {}),
    cells: Object.entries(board.cells).map(([id, cell]) => {
      const drawn = drawCell(board, id, cell);
      return taken.has(`cell:${name}/${id}`) ? { ...drawn, icon: '' } : drawn;
    }),
    passages: (board.edges ?? [])
      .filter((edge) => edge.kind !== 'wall')
      .map(({ cells: [one, other] }) => `M${at(one).join(' ')}L${at(other).join(' ')}`),
    pieces,
  };
}
