// Something from the server that is asked for again when the language changes.

export class Loaded<Thing> {
  value = $state.raw<Thing | null>(null);
  error = $state.raw<unknown>(null);
  #load: () => Promise<Thing>;
  #asked = 0;

  constructor(load: () => Promise<Thing>) {
    this.#load = load;
  }

  /** Ask for it; what is there stays until the answer comes, and only the last answer counts. */
  async ask(): Promise<void> {
    const number = ++this.#asked;
    try {
      const value = await this.#load();
      if (number === this.#asked) [this.value, this.error] = [value, null];
    } catch (error) {
      if (number === this.#asked) this.error = error;
    }
  }
}
