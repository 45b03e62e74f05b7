// Tells somebody who looks elsewhere that it is his turn: a soft sound, a mark in the title and on the page's icon.
const MARK = '● ';
const ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='8' fill='%23182023'/><circle cx='16' cy='16' r='9' fill='%23e2b75e'/></svg>";

let audio: AudioContext | undefined;

/** Two short soft notes; nothing where the browser does not let us. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    const now = audio.currentTime;
    for (const [start, pitch] of [[0, 523.25], [0.14, 659.25]] as const) note(audio, now + start, pitch);
  } catch {
    // A browser without sound is no reason to stop.
  }
}

function note(context: AudioContext, start: number, pitch: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}

/** Mark the title and the icon of the page, or take the marks away; the answer takes them away too. */
export function mark(title: string, turn: string | null): () => void {
  document.title = turn ? `${MARK}${turn} · ${title}` : title;
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (!link || !turn) return () => (document.title = title);
  const before = link.href;
  link.href = ICON;
  return () => {
    link.href = before;
    document.title = title;
  };
}
