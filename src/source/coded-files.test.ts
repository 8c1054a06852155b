import { expect, it } from 'vitest';
import { codedFiles } from './coded-files.ts';

const files = new Map(
  ['src/pages/faq/a.tsx', 'src/pages/roadmap/b.tsx', 'content/docs/roadmap.mdx'].map((file) => [file, '2026-11-01']),
);

it.each([
  ['/faq/tag/tracing', ['src/pages/faq/a.tsx']],
  ['/docs/roadmap', ['src/pages/roadmap/b.tsx']],
  ['/docs/nothing', []],
  ['/', []],
])('the files of %s are %o', (path, expected) => expect(codedFiles(path, files)).toEqual(expected));
