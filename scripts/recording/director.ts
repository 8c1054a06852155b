import { copyFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { drawOutline, fadeStage, putOnStage, removeOutline } from './stage.ts';

/** Frames per second of every recording. */
export const FRAME_RATE = 12;

/** Frames after which a page without input no longer changes. */
const FRAMES_TO_SETTLE = 3;

/** A caption, with the seconds between which it shows. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

interface Point {
  x: number;
  y: number;
}

/** Seconds in which a figure appears. */
const FADE_SECONDS = 0.34;

/** Where the pointer waits, below the figures. */
const POINTER_AT_REST = { x: 880, y: 500 };

/** Where the pointer is below an outlined element, as a share of its width. */
const POINTER_SHARE = 0.62;

/** Height of two lines of captions. */
const CAPTION_SPACE = 76;

/** Moves the pointer and the page frame by frame, so that a recording doesn't depend on the speed of the machine. */
export class Director {
  readonly cues: Cue[] = [];
  #frames = 0;
  #pointer: Point = { x: 640, y: 380 };
  readonly #page: Page;
  readonly #folder: string;

  constructor(page: Page, folder: string) {
    this.#page = page;
    this.#folder = folder;
  }

  /** Seconds recorded so far. */
  get seconds(): number {
    return this.#frames / FRAME_RATE;
  }

  /** Shows a caption until the next one or the end. */
  showCaption(text: string): void {
    this.endCaption();
    this.cues.push({ from: this.seconds, to: Number.POSITIVE_INFINITY, text });
  }

  /** Ends the current caption. */
  endCaption(): void {
    const last = this.cues.at(-1);
    if (last) last.to = Math.min(last.to, this.seconds);
  }

  /** Holds the picture: after a few frames, the last one is copied instead of recorded again. */
  async holdFrame(seconds: number): Promise<void> {
    const count = Math.max(1, Math.round(seconds * FRAME_RATE));
    const drawn = Math.min(count, FRAMES_TO_SETTLE);
    await this.#record(drawn / FRAME_RATE, async () => {});
    const last = this.#getFile(this.#frames);
    for (let frame = drawn + 1; frame <= count; frame += 1) {
      this.#frames += 1;
      copyFileSync(last, this.#getFile(this.#frames));
    }
  }

  /** Scrolls until an element is this far below the top. */
  async scrollTo(selector: string, below: number, seconds: number): Promise<void> {
    const from = await this.#page.evaluate(() => window.scrollY);
    const top = await this.#page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
    await this.#record(seconds, (share) =>
      this.#page.evaluate((y) => window.scrollTo(0, y), from + (top - below) * share),
    );
  }

  /** Moves the pointer to an element. */
  async point(selector: string, seconds: number, offset?: Point): Promise<void> {
    const box = await this.#page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`"${selector}" is not on the page. Correct the film.`);
    const from = this.#pointer;
    const to = { x: box.x + (offset?.x ?? box.width / 2), y: box.y + (offset?.y ?? box.height / 2) };
    await this.#record(seconds, (share) =>
      this.placePointer({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }),
    );
  }

  /** Puts the pointer somewhere without a frame in between. */
  async placePointer(at: Point): Promise<void> {
    this.#pointer = at;
    await this.#page.mouse.move(at.x, at.y);
    await this.#page.evaluate(({ x, y }) => {
      document.getElementById('pointer')?.setAttribute('transform', `translate(${x} ${y})`);
    }, at);
  }

  /** Shows one figure of the page alone; figures count from 1. */
  async showFigure(scene: number): Promise<void> {
    await putOnStage(this.#page, scene);
    await this.placePointer(POINTER_AT_REST);
    await this.#record(FADE_SECONDS, (share) => fadeStage(this.#page, share));
  }

  /** Replaces the figure by one of the same size, as after a click: the pointer stays. */
  async replaceFigure(scene: number): Promise<void> {
    await putOnStage(this.#page, scene);
  }

  /** Outlines an element on the stage, with the pointer below it, where it covers little text. */
  async outline(selector: string): Promise<void> {
    await removeOutline(this.#page);
    await this.#clearCaptions(selector);
    const box = await this.#page.locator(selector).first().boundingBox();
    await this.point(selector, 0.5, box ? { x: box.width * POINTER_SHARE, y: box.height + 2 } : undefined);
    await drawOutline(this.#page, selector);
  }

  /** Removes the outline. */
  async removeOutline(): Promise<void> {
    await removeOutline(this.#page);
  }

  /** Clicks at the pointer. */
  async click(): Promise<void> {
    await this.#page.mouse.click(this.#pointer.x, this.#pointer.y);
    await this.holdFrame(1 / FRAME_RATE);
  }

  /** Scrolls an element out of the space in which captions are shown. */
  async #clearCaptions(selector: string): Promise<void> {
    const box = await this.#page.locator(selector).first().boundingBox();
    const bottom = (this.#page.viewportSize()?.height ?? 0) - CAPTION_SPACE;
    if (box && box.y + box.height > bottom) await this.scrollTo(selector, bottom - box.height, 0.5);
  }

  #getFile(frame: number): string {
    return `${this.#folder}/${String(frame).padStart(5, '0')}.png`;
  }

  async #record(seconds: number, step: (share: number) => Promise<unknown>): Promise<void> {
    const count = Math.max(1, Math.round(seconds * FRAME_RATE));
    for (let frame = 1; frame <= count; frame += 1) {
      await step(ease(frame / count));
      this.#frames += 1;
      await this.#page.screenshot({ path: this.#getFile(this.#frames) });
    }
  }
}

function ease(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share);
}
