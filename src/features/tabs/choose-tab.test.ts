import { describe, expect, it } from 'vitest';
import { chooseTab } from './choose-tab.ts';

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
  ])('of %j means %j', (wishes, index) => expect(chooseTab(labels, wishes)).toBe(index));

  it('prefers a label to an index', () => expect(chooseTab(['2', '1', '0'], ['0'])).toBe(2));
  it('finds tabs without labels by their index', () => expect(chooseTab(['Python', '1'], ['1'])).toBe(1));
});
