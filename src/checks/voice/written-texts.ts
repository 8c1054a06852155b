import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { en } from '../../i18n/en.ts';
import { joinText, type NotebookText } from '../../lib/notebook/cells.ts';

/** A text that readers see, with the file and first line that faults refer to. */
export interface WrittenText {
  /** Part of the site, for the printed counts. */
  section: string;
  file: string;
  /** Line of the file that the text starts in. */
  line: number;
  source: string;
  /** True for a whole page, which ends with "Next steps" if its section requires it. */
  endsPage: boolean;
}

/** Fields of the contracts that pages show. */
const SHOWN_FIELD =
  /(?<=^|[\s{,])"?(?:meaning|description|summary)"?: +(?:"((?:[^"\\]|\\.)*)"|([^"\s>|{][^}]*?)(?=$|, \w+: | \}))/g;

/** Reads all text of the site: pages, Markdown cells of notebooks, contracts that pages show, and UI text. */
export function readWrittenTexts(root: string): WrittenText[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return [
    ...listFiles(root, 'content', /\.mdx$/).map((file) => pageText(file, read(file))),
    ...listFiles(root, 'cookbook', /\.ipynb$/).flatMap((file) => notebookTexts(file, read(file))),
    ...['contracts/openapi.yaml', 'contracts/glossary.json', 'contracts/env.json'].flatMap((file) =>
      contractTexts(file, read(file)),
    ),
    ...uiTexts('src/i18n/en.ts', read('src/i18n/en.ts')),
  ];
}

/** Returns a page as one text; the section is its folder in `content/`. */
export function pageText(file: string, source: string): WrittenText {
  return { section: file.split('/')[1] ?? '', file, line: 1, source, endsPage: true };
}

/** Returns the Markdown cells of a notebook; the last one ends the page. */
export function notebookTexts(file: string, json: string): WrittenText[] {
  const { cells } = JSON.parse(json) as { cells: { id: string; cell_type: string; source: NotebookText }[] };
  const written = cells.filter(({ cell_type }) => cell_type === 'markdown');
  return written.map(({ id, source }, index) => ({
    section: 'cookbook',
    file: `${file}#${id}`,
    line: 1,
    source: joinText(source),
    endsPage: index === written.length - 1,
  }));
}

/** Returns the fields of a contract that pages show, each as a text. */
export function contractTexts(file: string, source: string): WrittenText[] {
  return source.split('\n').flatMap((text, index) =>
    Array.from(text.matchAll(SHOWN_FIELD), ([, quoted, plain = '']) => ({
      section: 'contracts',
      file,
      line: index + 1,
      source: quoted ?? plain,
      endsPage: false,
    })),
  );
}

/** Returns the English UI text. */
export function uiTexts(file: string, source: string): WrittenText[] {
  const lines = source.split('\n');
  return Object.entries(en).map(([name, words]) => ({
    section: 'ui',
    file,
    line: lines.findIndex((text) => text.trimStart().startsWith(`${name}:`)) + 1,
    source: words,
    endsPage: false,
  }));
}

function listFiles(root: string, folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .sort()
    .map((file) => relative(root, join(root, folder, file)).replaceAll('\\', '/'));
}
