// What the layouts for wide windows and for phones are given by the table.
import type { Snippet } from 'svelte';
import type { TableState } from '../state/table.svelte';
import type { Panel, Report } from '../../types';
import type { Arrangement, Item, Shape } from './arrange';

export interface Acts {
  openZone: (id: string) => void;
  openPlayer: (seat: number) => void;
  openMore: (panels: readonly Item<Panel>[]) => void;
  openPanel: (id: string) => void;
  openLog: () => void;
  openReport: (report: Report) => void;
  openHelp: () => void;
  openSettings: () => void;
  enlarge: (card: string) => void;
  toggleList: () => void;
  lobby: () => void;
  jump: (move: number) => void;
}

export interface Slots {
  bar?: Snippet;
  dock?: Snippet;
  caption?: Snippet;
  vote?: Snippet;
}

export interface LayoutProps {
  table: TableState;
  places: Arrangement;
  shape: Shape;
  /** Whether the list of choices is open. */
  listed: boolean;
  acts: Acts;
  slots: Slots;
}
