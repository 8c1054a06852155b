import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Fault, FaultError } from '../lib/fault.ts';
import { type Figure, figureFileSchema } from '../schema/figure-file.ts';
import { parseData } from './parse-data.ts';

/** A file of product figures that pages can show. */
export interface StoredFigures {
  /** What `src` names: the path of the page below `content/`. */
  name: string;
  /** Path from the root of the repository. */
  file: string;
  /** Figures by name; absent if the file has faults. */
  data?: Readonly<Record<string, Figure>>;
}

const ENDING = '.figures.json';

/** Reads every `*.figures.json` below `content/`. Faults in one file do not affect the others. */
export function readFigures(root: string): { figures: StoredFigures[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const figures = findFiles(join(root, 'content')).map((path): StoredFigures => {
    const file = `content/${path}`;
    const name = path.slice(0, -ENDING.length);
    try {
      return { name, file, data: parseData(readFileSync(join(root, file), 'utf8'), file, figureFileSchema) };
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      faults.push(...error.faults);
      return { name, file };
    }
  });
  return { figures, faults };
}

function findFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.split(sep).join('/'))
    .sort();
}
