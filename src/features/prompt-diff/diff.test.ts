import { describe, expect, it } from 'vitest';
import { countChanges, type DiffLine, diffLines, diffPieces, diffVersions } from './diff.ts';
import { SAMPLE_PROMPT } from './sample.ts';

const written = (lines: readonly DiffLine[]) =>
  lines.map(
    ({ kind, pieces }) => ({ same: '  ', added: '+ ', removed: '- ' })[kind] + pieces.map(({ text }) => text).join(''),
  );

describe('diffLines', () => {
  it('keeps common lines and puts removals before additions', () => {
    expect(written(diffLines('a\nb\nc', 'a\nx\nc\nd'))).toEqual(['  a', '- b', '+ x', '  c', '+ d']);
  });
  it('numbers lines of both versions', () => {
    expect(diffLines('a\nb', 'b').map(({ before, after }) => [before, after])).toEqual([
      [1, undefined],
      [2, 1],
    ]);
  });
  it('treats an empty text as no lines', () => {
    expect(written(diffLines('', 'a\n\nb'))).toEqual(['+ a', '+ ', '+ b']);
    expect(diffLines('', '')).toEqual([]);
  });
  it('marks changed words only where one line replaces one line', () => {
    const [removed, added] = diffLines('Keep it short.', 'Keep it very short.');
    expect(removed?.pieces.some(({ changed }) => changed)).toBe(false);
    expect(added?.pieces.find(({ changed }) => changed)?.text).toBe('very ');
    expect(diffLines('a b\na c', 'a d').every(({ pieces }) => pieces.every(({ changed }) => !changed))).toBe(true);
  });
});

describe('diffPieces', () => {
  it('splits at words, never inside them', () => {
    const [before, after] = diffPieces('from the articles below. If', 'from the articles and tools only. If');
    expect(before.map(({ text }) => text)).toEqual(['from the articles ', 'below.', ' If']);
    expect(after.map(({ text }) => text)).toEqual(['from the articles ', 'and tools only.', ' If']);
  });
  it('marks nothing if nothing is shared', () => {
    expect(diffPieces('one', 'two')[0]).toEqual([{ text: 'one', changed: false }]);
  });
});

describe('diffVersions', () => {
  const [first, , , last] = SAMPLE_PROMPT.versions;
  it('adds every line of a first version', () => {
    const { added, removed } = countChanges(first ? diffVersions(undefined, first) : []);
    expect([added, removed]).toEqual([5, 0]);
  });
  it("shows the changes of the sample's newest version", () => {
    const diff = last ? diffVersions(SAMPLE_PROMPT.versions[2], last) : [];
    expect(countChanges(diff)).toEqual({ added: 4, removed: 1 });
    expect(diff.map(({ role }) => role)).toEqual(['system', 'user']);
  });
});
