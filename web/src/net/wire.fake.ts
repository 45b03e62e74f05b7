// A connection for tests: what was sent is kept, and anything can be told.
import type { FromBrowser, FromServer } from '../types';
import type { Wire } from './socket';

type OfKind<Kind> = Extract<FromBrowser, { kind: Kind }>;

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: FromBrowser[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  close(): void {}

  /** The server says something. */
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Everything of a kind that was sent. */
  said<Kind extends FromBrowser['kind']>(kind: Kind): OfKind<Kind>[] {
    return this.sent.filter((message): message is OfKind<Kind> => message.kind === kind);
  }
}
