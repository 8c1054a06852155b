import type { Director } from '../director.ts';
import type { Film } from '../film.ts';

/** Characters of a caption that viewers read in a second, next to what it is about. */
const READING_SPEED = 14;
const SHORTEST_CAPTION_SECONDS = 3;
const SECONDS_AFTER_THE_LAST = 1.5;
/** Where the pointer covers no text of a row. */
const BESIDE_THE_NAME = { x: 190, y: 22 };

/** Selects the row of an observation in a trace, or of a version of a prompt. */
export const selectRow = (value: string) => `#stage label:has(input[value="${value}"])`;

/** Selects a line of text by a part of it. */
export const selectLine = (text: string) => `#stage li:has-text("${text}") >> nth=-1`;

/** Selects the visible input or output of an observation by a part of it. */
export const selectText = (text: string) => `#stage .trace-text:visible:has-text('${text}')`;

/** Holds the picture until the caption is read. */
async function holdForReading(director: Director, text: string): Promise<void> {
  await director.holdFrame(Math.max(SHORTEST_CAPTION_SECONDS, text.length / READING_SPEED));
}

/** Shows a figure of the page with a caption. */
export async function introduce(director: Director, scene: number, text: string): Promise<void> {
  director.showCaption(text);
  await director.showFigure(scene);
  await holdForReading(director, text);
}

/** Outlines a part of the figure that a caption is about. */
export async function explain(director: Director, selector: string, text: string): Promise<void> {
  director.showCaption(text);
  await director.outline(selector);
  await holdForReading(director, text);
}

/** Clicks a part of the figure, and shows the figure that it leads to. */
export async function press(director: Director, selector: string, scene: number, text: string): Promise<void> {
  director.showCaption(text);
  await director.removeOutline();
  await director.point(selector, 0.6);
  await director.replaceFigure(scene);
  await holdForReading(director, text);
}

/** Opens a row of the figure, with a caption about what it contains. */
export async function openRow(director: Director, value: string, text: string): Promise<void> {
  director.showCaption(text);
  await director.removeOutline();
  await director.point(selectRow(value), 0.5, BESIDE_THE_NAME);
  await director.click();
  await holdForReading(director, text);
}

/** The film of a video guide, recorded from the figures of its page. */
export function defineGuideFilm(name: string, posterAt: number, play: Film['play']): Film {
  return {
    name,
    path: `/guides/videos/${name}`,
    width: 960,
    bothThemes: true,
    oneFigureAtATime: true,
    posterAt,
    async play(director) {
      await play(director);
      director.endCaption();
      await director.holdFrame(SECONDS_AFTER_THE_LAST);
    },
  };
}
