import type { Usage } from '../measure-export.ts';
import type { PageWeight } from '../page-weight.ts';
import type { Command } from './measure-command.ts';
import type { PagePaint } from './page-paint.ts';

/** The name of our site in the table and for `--only`. */
export const OUR_NAME = 'ours';

/** A site that can be built and served. */
export interface Site {
  name: string;
  folder: string;
  /** Writes its pages and settings. */
  write(pages: number): void;
  install?: Command;
  /** Absent where a run leaves the build to another bench. */
  build?: Command;
  /** Serves what was built, in a separate process that ends with this one; returns its URL. */
  serve(): Promise<string>;
}

/** What kept a site from being measured, with the end of the log. */
export interface Failure {
  step: 'install' | 'build' | 'page' | 'Lighthouse';
  log: string;
}

/** What was measured of a site; after a failure the rest is missing. */
export interface SiteFigures {
  name: string;
  build?: Usage;
  weight?: PageWeight;
  paint?: PagePaint;
  failure?: Failure;
}
