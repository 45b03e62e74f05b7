// What has come to its end since the viewer last acted, such as a combat.
import type { Report } from '../../types';
import type { Line } from './table.svelte';

/** The newest reports that have a result for the viewer, of what happened after so many choices. */
export function news(log: readonly Line[], after: number): readonly Report[] {
  const found: Report[] = [];
  let when: number | null = null;
  for (let place = log.length - 1; place >= 0; place--) {
    const { line, move } = log[place]!;
    if (move <= after || (when !== null && move !== when)) break;
    if (!line.report?.result) continue;
    when = move;
    found.unshift(line.report);
  }
  return found;
}
