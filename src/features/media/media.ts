/** Shapes a film may have, as width to height. */
export const RATIOS = ['16/9', '4/3', '3/2', '1/1', '21/9', '9/16'] as const;

/** One of the shapes. */
export type Ratio = (typeof RATIOS)[number];

/** Captions of a film in one language, as a WebVTT file. */
export interface Captions {
  label: string;
  language: string;
  src: string;
}

/** A film with its files. */
export interface Film {
  /** The same film in one or more formats, best first; the last one is linked. */
  sources: readonly string[];
  title: string;
  ratio: Ratio;
  poster?: string;
  captions?: readonly Captions[];
  /** The film has no sound, so the player has no controls for it. */
  silent?: boolean;
  dark?: { sources: readonly string[]; poster?: string };
}

/** The film for a theme: its dark version where there is one. */
export function getThemedFilm(film: Film, isDark: boolean): Film {
  return isDark && film.dark ? { ...film, sources: film.dark.sources } : film;
}

const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm', ogv: 'video/ogg' };

/** The media type of a file, by its ending. */
export function getMediaType(source: string): string {
  return TYPES[source.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'video/mp4';
}

const POSTER_WIDTH = 1280;

export function getPosterSize(ratio: Ratio): { width: number; height: number } {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return { width: POSTER_WIDTH, height: Math.round((POSTER_WIDTH * height) / width) };
}

/** The format that is linked: the last one is the one that plays everywhere. */
export function getFile(sources: readonly string[]): string {
  return sources.at(-1) ?? '';
}
