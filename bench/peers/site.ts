import type { Usage } from '../measure-export.ts';
import type { PageWeight } from '../page-weight.ts';
import type { Command } from './measure-command.ts';
import type { PagePaint } from './page-paint.ts';

/** The name of our site in the table and for `--only`. */
export const OUR_NAME = 'ours';

export interface Site {
  name: string;
  folder: string;
  /** Writes its pages and settings. */
  write(pages: number): void;
  install?: Command;
  /** Absent if another bench covers the build. */
  build?: Command;
  /** Serves what was built, in a separate process that ends with this one; returns its URL. */
  serve(): Promise<string>;
}

/** Why a site could not be measured, with the end of the log. */
export interface Failure {
  step: 'install' | 'build' | 'page' | 'Lighthouse';
  log: string;
}

/** Measurements of a site; after a failure, the later ones are missing. */
export interface SiteFigures {
  name: string;
  build?: Usage;
  weight?: PageWeight;
  paint?: PagePaint;
  failure?: Failure;
}
