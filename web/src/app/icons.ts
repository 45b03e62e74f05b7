// Where an icon is drawn: “rat” is of the game-icons set, “lucide:moon” an app control.
import sprite from 'virtual:sprite';

/** The address of an icon's symbol, for `<use href>`. */
export function iconHref(name: string): string {
  const id = name.startsWith('game:') ? name.slice('game:'.length) : name.replace(':', '-');
  return `${sprite}#${id}`;
}
