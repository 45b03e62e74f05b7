// Short news near the prompt.
export interface Notice {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
  /** What it is news of: newer news of the same take its place. */
  about: string;
  /** What the viewer can do about it. */
  deed: Deed | null;
}

export interface Deed {
  label: string;
  run: () => void;
}

const STAYS_MS = 5000;

export class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #next = 1;

  /** Show a sentence for a while; bad news, and such with something to do, stay twice as long. */
  show(text: string, tone: Notice['tone'] = 'plain', about = text, deed: Deed | null = null): void {
    const notice = { id: this.#next++, text, tone, about, deed };
    this.list = [...this.list.filter((each) => each.about !== about), notice].slice(-3);
    setTimeout(() => this.close(notice.id), tone === 'bad' || deed ? 2 * STAYS_MS : STAYS_MS);
  }

  close(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Do what a notice offers; it has served. */
  take({ id, deed }: Notice): void {
    this.close(id);
    deed?.run();
  }

  /** What was news is none any more. */
  drop(about: string): void {
    this.list = this.list.filter((notice) => notice.about !== about);
  }
}
