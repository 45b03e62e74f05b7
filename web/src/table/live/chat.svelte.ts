// What people wrote in the room.
import type { Line } from '../../types';

/** The lines of a room, each once and in their order, and how many of them have not been read. */
export class ChatBook {
  lines = $state.raw<readonly Line[]>([]);
  open = $state(false);
  #read = $state(-1);
  #began = false;
  unread = $derived(this.lines.filter((line) => line.number > this.#read).length);

  /** Lines arrive, perhaps again; those of the beginning count as read. */
  hear(lines: readonly Line[]): void {
    const all = new Map([...this.lines, ...lines].map((line) => [line.number, line]));
    this.lines = [...all.values()].sort((one, other) => one.number - other.number);
    if (this.open || !this.#began) this.read();
    this.#began = true;
  }

  read(): void {
    this.#read = Math.max(this.#read, ...this.lines.map((line) => line.number));
  }

  show(open: boolean): void {
    this.open = open;
    if (open) this.read();
  }
}
