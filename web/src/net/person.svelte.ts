// Who sits at this browser: a key that the server gave, and a name.
import type { Language, NewPerson, Person } from '../types';

const KEY = 'questhall.key';
const NAME = 'questhall.name';

/** The key in the part of an address after “#”, if it has one. */
export function keyIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('me') ?? '';
}

class Me {
  key = $state(globalThis.localStorage?.getItem(KEY) ?? '');
  name = $state(globalThis.localStorage?.getItem(NAME) ?? '');
  /** A key from a link, while this browser already has another. */
  offered = $state('');

  /** The address of a page that makes another device mine as well. */
  link(path = '/'): string {
    return `${location.origin}${path}#me=${encodeURIComponent(this.key)}`;
  }

  /** Remember a person from now on. */
  become(person: Pick<Person, 'key' | 'name'>): void {
    this.key = person.key;
    this.name = person.name;
    localStorage.setItem(KEY, person.key);
    localStorage.setItem(NAME, person.name);
  }

  /** Forget a key that the server does not know. */
  forget(): void {
    this.key = '';
    localStorage.removeItem(KEY);
  }

  /** Take the key out of the address, where nobody shall read it over a shoulder or in a history. */
  readAddress(): void {
    const key = keyIn(location.hash);
    if (!key) return;
    history.replaceState(null, '', location.pathname + location.search);
    if (!this.key) this.become({ key, name: '' });
    else if (this.key !== key) this.offered = key;
  }

  /** Answer to a link that would make this browser somebody else's. */
  decide(yes: boolean): void {
    if (yes) this.become({ key: this.offered, name: '' });
    this.offered = '';
  }
}

export const me = new Me();

/** How the server is asked for a person; given from outside, so that this file needs no requests. */
export interface PeopleCalls {
  newPerson(person: NewPerson): Promise<Person>;
  changePerson(person: NewPerson): Promise<Person>;
}

/** Be somebody: a new person at the first need, the same one with a new name afterwards. */
export async function introduce(calls: PeopleCalls, name: string, language: Language): Promise<void> {
  me.become(me.key ? await calls.changePerson({ name, language }) : await calls.newPerson({ name, language }));
}

/** Make sure that there is a person before something is done in his name. */
export async function ensurePerson(calls: PeopleCalls, language: Language): Promise<void> {
  if (!me.key) await introduce(calls, me.name, language);
}
