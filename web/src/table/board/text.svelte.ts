// Names that fit: a smaller size first, then an ellipsis.
let loaded = $state(0);
let pen: CanvasRenderingContext2D | null | undefined;

if (typeof document !== 'undefined' && document.fonts) void document.fonts.ready.then(() => loaded++);

/** The width of a text in the display type, estimated where nothing can be measured. */
export function widthOf(text: string, size: number): number {
  pen ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!pen || loaded < 0) return text.length * size * 0.52;
  pen.font = `680 ${size}px "Alegreya Variable", Georgia, serif`;
  return pen.measureText(text).width;
}

export interface Fitted {
  text: string;
  size: number;
}

/** A text for a space of that width, between a best and a least size. */
export function fitText(text: string, width: number, best: number, least: number, measure = widthOf): Fitted {
  const wide = measure(text, best);
  if (wide <= width) return { text, size: best };
  const size = Math.max((best * width) / wide, least);
  if (measure(text, size) <= width + 0.5) return { text, size };
  const letters = [...text];
  while (letters.length > 1 && measure(letters.join('') + '…', size) > width) letters.pop();
  return { text: letters.join('') + '…', size };
}

/**
 * A text in one line, or where it would be small in two of their own widths, whatever can be larger; only what fits neither
 * is cut off.
 */
export function fitLines(text: string, wide: readonly [number, number], best: number, least: number, measure = widthOf): Fitted[] {
  const one = [fitText(text, wide[0], best, least, measure)];
  if (one[0]!.text === text && one[0]!.size > (best + least) / 2) return one;
  const words = text.split(' ');
  const smallest = (lines: readonly Fitted[]) => Math.min(...lines.map((line) => line.size));
  const ways = words.slice(1).map((_, place) => {
    const lines = [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')];
    const fitted = lines.map((line, at) => fitText(line, wide[at]!, best, least, measure));
    return fitted.every((line, at) => line.text === lines[at]) ? fitted : [];
  });
  const whole = [one[0]!.text === text ? one : [], ...ways].filter((lines) => lines.length);
  return whole.sort((a, b) => smallest(b) - smallest(a))[0] ?? one;
}
