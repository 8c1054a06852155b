import { describe, expect, it } from 'vitest';
import { chooseTab, getDefaultTab } from './choose-tab.ts';

const labels = ['Python', 'TypeScript', 'curl'];

describe('chooseTab', () => {
  it.each([
    [['TypeScript'], 1],
    [['typescript'], 1],
    [['  CURL '], 2],
    [['0'], 0],
    [[' 2 '], 2],
    [['3'], undefined],
    [['-1'], undefined],
    [['1.0'], undefined],
    [['Rust'], undefined],
    [[''], undefined],
    [['   '], undefined],
    [[null, undefined], undefined],
    [[null, 'curl'], 2],
    [['curl', 'Python'], 2],
    [['Rust', 'Python'], 0],
    [['9', '1'], 1],
  ])('for %j selects tab %j', (preferredLabels, index) => expect(chooseTab(labels, preferredLabels)).toBe(index));

  it('prefers a label to an index', () => expect(chooseTab(['2', '1', '0'], ['0'])).toBe(2));
  it('finds tabs without labels by their index', () => expect(chooseTab(['Python', '1'], ['1'])).toBe(1));
});

describe('getDefaultTab', () => {
  const curlFirst = ['curl', 'Python', 'TypeScript'];
  it.each([
    ['Python before curl', [curlFirst, labels], [null, 'Python'], 'Python'],
    ['Python of a later group', [['curl', 'TypeScript'], labels], [null, 'Python'], 'Python'],
    ['what a link asks for', [curlFirst, labels], ['typescript', 'Python'], 'TypeScript'],
    ['a link with a language that no group has', [curlFirst], ['cobol', 'Python'], 'Python'],
    ['the first tab if no group has Python', [['Go', 'curl'], ['curl']], [null, 'Python'], 'Go'],
    ['nothing on a page without groups', [], [null, 'Python'], undefined],
  ])('is %s', (_, groups, preferredLabels, value) => expect(getDefaultTab(groups, preferredLabels)).toBe(value));
});
