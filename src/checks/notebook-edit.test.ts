import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addNotebookAlias, addNotebookHeadingAlias } from './notebook-edit.ts';

const source = readFileSync('cookbook/integration_instructor.ipynb', 'utf8');
const getFront = (text: string) => JSON.parse(text).cells[0].metadata.sightglass;

it('adds former paths and heading ids to the first cell', () => {
  const edited = addNotebookHeadingAlias(addNotebookAlias(source, '/docs/old'), 'old-id', 'install');
  expect(getFront(edited).aliases).toContain('/docs/old');
  expect(getFront(edited).headingAliases).toMatchObject({ 'old-id': 'install' });
});

it('changes nothing else', () => {
  const edited = addNotebookAlias(source, '/docs/old').split('\n');
  const removed = source.split('\n').filter((line) => !edited.includes(line));
  expect(removed.length).toBeLessThanOrEqual(1);
});
