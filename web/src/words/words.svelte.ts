// The words of the client itself, in the reader's language. The words of the games arrive ready from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../types';

export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'uk', name: 'Українська' },
  { code: 'ru', name: 'Русский' },
];

const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./load/en'),
  uk: () => import('./load/uk'),
  ru: () => import('./load/ru'),
};
const bundles = new Map<Language, FluentBundle>();
let bundle = $state.raw<FluentBundle | null>(null);

/** Speak a language from now on; everything that was said with `t` is said anew. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  let found = bundles.get(language);
  if (!found) {
    found = makeBundle(language, (await files[language]()).default);
    bundles.set(language, found);
  }
  if (wanted === language) bundle = found;
}
let wanted: Language | null = null;

/** The language that is spoken now. */
export function spoken(): Language {
  return wanted ?? 'en';
}

/** A bundle of messages from the text of Fluent files. */
export function makeBundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** A message in the language that is spoken. A message that does not exist says its own key. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  return bundle && message?.value ? bundle.formatPattern(message.value, args, []) : key;
}

/** A moment in a language. */
export function dateText(seconds: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}
