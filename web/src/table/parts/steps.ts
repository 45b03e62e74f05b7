// The cells of a track.
import type { Track } from '../../types';

export type Step = 'past' | 'now' | 'coming' | 'plain';
const MOST_CELLS = 40;

/** One state for each step; none where there would be too many to draw. */
export function cells(track: Track): Step[] {
  if (track.most > MOST_CELLS) return [];
  const coming = track.coming ?? 0;
  return Array.from({ length: track.most }, (_, index) => {
    const step = index + 1;
    if (step < track.value) return 'past';
    if (step === track.value) return 'now';
    return step <= track.value + coming ? 'coming' : 'plain';
  });
}
