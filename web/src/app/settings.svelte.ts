// What this browser remembers about how somebody likes to play.
import type { Language } from '../types';

export type Theme = 'system' | 'dark' | 'light' | 'contrast';
export type Pace = 'instant' | 'fast' | 'normal' | 'step';
export type Motion = 'system' | 'less' | 'full';

interface Kept {
  theme: Theme;
  language: Language;
  pace: Pace;
  autoConfirm: boolean;
  sound: boolean;
  titleMark: boolean;
  textView: boolean;
  hints: boolean;
  motion: Motion;
}

const ALLOWED: { [Key in keyof Kept]: readonly Kept[Key][] } = {
  theme: ['system', 'dark', 'light', 'contrast'],
  language: ['en', 'uk', 'ru'],
  pace: ['instant', 'fast', 'normal', 'step'],
  autoConfirm: [false, true],
  sound: [true, false],
  titleMark: [true, false],
  textView: [false, true],
  hints: [true, false],
  motion: ['system', 'less', 'full'],
};
const PLACE = 'questhall.settings';

/** The settings that were kept, without what is no longer allowed. */
export function readKept(text: string | null): Partial<Kept> {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null) return {};
  const valid = Object.entries(found).filter(([key, value]) =>
    (ALLOWED[key as keyof Kept] as readonly unknown[] | undefined)?.includes(value),
  );
  return Object.fromEntries(valid) as Partial<Kept>;
}

/** The first of a browser's languages that we speak. */
export function firstLanguage(spoken: readonly string[]): Language {
  for (const tag of spoken) {
    const code = tag.toLowerCase().split('-')[0];
    if (code === 'en' || code === 'uk' || code === 'ru') return code;
  }
  return 'en';
}

/** A media query that can be asked at any time, also where there is no window. */
class Asked {
  matches = $state(false);

  constructor(query: string) {
    const list = globalThis.matchMedia?.(query);
    if (!list) return;
    this.matches = list.matches;
    list.addEventListener('change', (event) => (this.matches = event.matches));
  }
}

export class Settings {
  /** “system” follows the device. */
  theme = $state<Theme>('system');
  language = $state<Language>('en');
  /** How fast what happens is shown. */
  pace = $state<Pace>('normal');
  /** A choice without an alternative is taken by itself. */
  autoConfirm = $state(false);
  /** A sound when it is my turn. */
  sound = $state(true);
  /** A mark in the title of the window when it is my turn. */
  titleMark = $state(true);
  /** The table as text instead of the board. */
  textView = $state(false);
  /** What is asked for the first time is explained. */
  hints = $state(true);
  motion = $state<Motion>('system');

  #light = new Asked('(prefers-color-scheme: light)');
  #contrast = new Asked('(prefers-contrast: more)');
  #less = new Asked('(prefers-reduced-motion: reduce)');

  /** The theme that is drawn. */
  shown = $derived<Exclude<Theme, 'system'>>(
    this.theme !== 'system' ? this.theme : this.#contrast.matches ? 'contrast' : this.#light.matches ? 'light' : 'dark',
  );
  /** Nothing shall travel over the screen. */
  lessMotion = $derived(this.motion === 'system' ? this.#less.matches : this.motion === 'less');

  constructor() {
    this.language = firstLanguage(globalThis.navigator?.languages ?? []);
    Object.assign(this, readKept(globalThis.localStorage?.getItem(PLACE) ?? null));
  }

  /** Everything that is kept. */
  get kept(): Kept {
    const { theme, language, pace, autoConfirm, sound, titleMark, textView, hints, motion } = this;
    return { theme, language, pace, autoConfirm, sound, titleMark, textView, hints, motion };
  }

  /** Keep them for the next visit. */
  keep(): void {
    globalThis.localStorage?.setItem(PLACE, JSON.stringify(this.kept));
  }
}

export const settings = new Settings();
