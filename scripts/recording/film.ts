import type { Director } from './director.ts';

/** One recording: its page, and what happens on it. */
export interface Film {
  name: string;
  path: string;
  /** Second of the frame that is shown before the film plays. */
  posterAt: number;
  /** Width of the window; narrow enough that letters stay readable in a column of text. Default 800. */
  width?: number;
  /** Recorded in the light and in the dark theme, in 1920x1080 unless it shows one figure at a time. */
  bothThemes?: true;
  /** Shows the drawn figures of the page one by one, in 1440x810. */
  oneFigureAtATime?: true;
  play(director: Director): Promise<void>;
}
