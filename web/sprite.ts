// One sprite with the icons that are named in the games' data and in the sources, and no others.
import { readFileSync, readdirSync } from 'node:fs';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';

interface Collection {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const MODULE = 'virtual:sprite';
const DEV_PATH = '/sprite.svg';
const sets: Record<'game' | 'lucide', Collection> = { game: gameIcons as Collection, lucide: lucide as Collection };

/** The icons that a source names: “lucide:moon” and “game:castle” anywhere, or a game icon in an Icon's tag. */
export function namedIn(source: string): string[] {
  const written = [...source.matchAll(/['"`](lucide|game):([a-z0-9-]+)['"`]/g)].map((found) => symbolId(found[1] + ':' + found[2]));
  const tags = [...source.matchAll(/<Icon\b[^>]*?\sname="([a-z0-9-]+)"/g)].map((found) => found[1]!);
  return [...written, ...tags];
}

/** The id of an icon's symbol: game icons go by their plain name. */
export function symbolId(name: string): string {
  return name.startsWith('game:') ? name.slice('game:'.length) : name.replace(':', '-');
}

/** A symbol for an icon, drawn in the colour of the text around it; “a+b” are two of them in one. */
export function symbol(id: string): string {
  const parts = id.split('+').map(drawing);
  if (parts.length === 1) return `<symbol id="${id}" viewBox="${parts[0]!.size}">${parts[0]!.body}</symbol>`;
  const both = parts.map(({ body, size }, place) => `<svg x="${44 * place}" y="${44 * place}" width="56" height="56" viewBox="${size}">${body}</svg>`);
  return `<symbol id="${id}" viewBox="0 0 100 100">${both.join('')}</symbol>`;
}

function drawing(id: string): { body: string; size: string } {
  const isLucide = id.startsWith('lucide-');
  const set = isLucide ? sets.lucide : sets.game;
  const name = isLucide ? id.slice('lucide-'.length) : id;
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`There is no icon “${name}” in the set ${isLucide ? 'lucide' : 'game-icons'}.`);
  return { body: icon.body, size: `0 0 ${icon.width ?? set.width ?? 16} ${icon.height ?? set.height ?? 16}` };
}

/** The whole sprite of a project folder. */
export function drawSprite(root: string): string {
  const sources = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'),
  );
  const games = JSON.parse(readFileSync(`${root}/src/icons.json`, 'utf8')) as string[];
  const named = sources.flatMap((path) => namedIn(readFileSync(`${root}/src/${path}`, 'utf8')));
  const ids = [...new Set([...games, ...named])].sort();
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${ids.map(symbol).join('\n')}\n</svg>\n`;
}

/** Gives `virtual:sprite`, whose default export is the sprite's address. */
export function sprite(): Plugin {
  let root = '';
  let building = false;
  return {
    name: 'questhall-sprite',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE ? '\0' + MODULE : null),
    load(id) {
      if (id !== '\0' + MODULE) return null;
      if (!building) return `export default ${JSON.stringify(DEV_PATH)};`;
      const file = this.emitFile({ type: 'asset', name: 'sprite.svg', source: drawSprite(root) });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(drawSprite(root));
      });
    },
  };
}
