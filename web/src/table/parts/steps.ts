// The cells of a track.
import type { Track } from '../../types';

export type Step = 'past' | 'gone' | 'now' | 'coming' | 'plain';
const MOST_CELLS = 40;

/**
 * One state for each step; none where there would be too many to draw. Where steps will be taken next, the value is what
 * is left of them, as of a deck: those before are gone. Otherwise it is how far things have come.
 */
export function cells(track: Track): Step[] {
  if (track.most > MOST_CELLS) return [];
  const coming = track.coming ?? 0;
  const gone = coming ? track.most - track.value : track.value - 1;
  return Array.from({ length: track.most }, (_, index) => {
    if (index < gone) return coming ? 'gone' : 'past';
    if (coming) return index < gone + coming ? 'coming' : 'plain';
    return index === gone ? 'now' : 'plain';
  });
}
