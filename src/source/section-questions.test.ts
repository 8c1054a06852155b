import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { FaultError } from '../lib/fault.ts';
import { getQuestionsFile, readSectionQuestions } from './section-questions.ts';

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'questions-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

test('questions are read by page and section', () => {
  const root = folderWith({
    [getQuestionsFile('/docs/keys')]: 'rotate:\n  - How do I rotate a key?\n',
    [getQuestionsFile('/')]: 'start of page:\n  - What is this?\n',
  });
  expect(readSectionQuestions(root)).toEqual({
    '/docs/keys': { rotate: ['How do I rotate a key?'] },
    '/': { 'start of page': ['What is this?'] },
  });
});

test('a site may have none', () => expect(readSectionQuestions(folderWith({}))).toEqual({}));

test('a question that is not text is reported with file and line', () => {
  const root = folderWith({ [getQuestionsFile('/docs/keys')]: 'rotate:\n  - How do I rotate a key?\n  - 12\n' });
  try {
    readSectionQuestions(root);
    expect.unreachable();
  } catch (error) {
    expect((error as FaultError).faults[0]).toMatchObject({ file: getQuestionsFile('/docs/keys'), line: 3 });
  }
});
