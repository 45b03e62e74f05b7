// Short news near the prompt.
export interface Notice {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
  /** What it is news of: newer news of the same take its place. */
  about: string;
}

const STAYS_MS = 5000;

export class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #next = 1;

  /** Show a sentence for a while; bad news stay twice as long. */
  show(text: string, tone: Notice['tone'] = 'plain', about = text): void {
    const notice = { id: this.#next++, text, tone, about };
    this.list = [...this.list.filter((each) => each.about !== about), notice].slice(-3);
    setTimeout(() => this.close(notice.id), tone === 'bad' ? 2 * STAYS_MS : STAYS_MS);
  }

  close(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}
