import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../i18n/words.ts';
import { LOCALES } from '../../site/locales.ts';
import { Contributors } from './Contributors.tsx';
import { moreLabel } from './more-label.ts';

const person = (username: string) => ({
  username,
  name: `Name ${username}`,
  title: 'Contributor',
  profileUrl: `https://github.com/${username}`,
});
const draw = (count: number) =>
  renderToStaticMarkup(
    <Contributors people={Array.from({ length: count }, (_, n) => person(`p${n}`))} words={wordsFor('en')} />,
  );

describe('the list of contributors', () => {
  it('shows nothing if nobody is known', () => expect(draw(0)).toBe(''));
  it.each([1, 2, 3])('shows %i people without a button', (count) => {
    expect(draw(count).match(/<li/g)).toHaveLength(count);
    expect(draw(count)).not.toContain('<button');
    expect(draw(count)).not.toContain('contributor-more');
  });
  it.each([4, 7])("shows the first 3 of %i names and a button '... and N more'", (count) => {
    expect(draw(count).match(/<li/g)).toHaveLength(count);
    expect(draw(count).match(/<li class="contributor-more"/g)).toHaveLength(count - 3);
    expect(draw(count)).toContain(`>... and ${count - 3} more</button>`);
  });
  it('names everybody with a title and a link to their profile', () => {
    expect(draw(1)).toContain('href="https://github.com/p0"');
    expect(draw(1)).toMatch(/Name p0<.*Contributor</);
  });
  it('states the number in every language', () => {
    for (const { id } of LOCALES) expect(moreLabel(wordsFor(id).moreContributors, 4)).toMatch(/4/);
  });
});
