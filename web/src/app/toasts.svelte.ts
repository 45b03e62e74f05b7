// Short news at the edge of the screen.
export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
}

const STAYS_MS = 6000;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 1;

  /** Show a line for a while; by its number it can be taken away before. */
  show(text: string, tone: Toast['tone'] = 'plain'): number {
    const toast = { id: this.#next++, text, tone };
    this.list = [...this.list.filter((each) => each.text !== text), toast];
    setTimeout(() => this.remove(toast.id), STAYS_MS);
    return toast.id;
  }

  /** Take a line away. */
  remove(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
