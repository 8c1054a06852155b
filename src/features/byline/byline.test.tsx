import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Author } from '../../schema/data.ts';
import { Byline } from './Byline.tsx';
import { displayName } from './byline.ts';

const author = (firstName: string, more: Partial<Author> = {}): Author => ({
  key: firstName.toLowerCase(),
  firstName,
  name: `${firstName} Winter`,
  title: 'Engineer',
  image: `/team/${firstName}.svg`,
  github: `${firstName}-gh`,
  ...more,
});
const [ada, bo, cy] = [author('Ada', { twitter: 'ada_w' }), author('Bo'), author('Cy')];
const draw = (...authors: Author[]) => renderToStaticMarkup(<Byline authors={authors} />);

describe('the author byline', () => {
  it('shows nothing if no author is known', () => expect(draw()).toBe(''));
  it('shows known authors with photo and name', () => {
    expect(draw(ada)).toContain('src="/team/Ada.svg"');
    expect(draw(ada)).toContain('>Ada Winter<');
  });
  it('has avatars of 40px', () => expect(draw(ada)).toContain('width="40" height="40"'));
  it.each([
    [1, 'Ada Winter'],
    [2, 'Ada Winter'],
    [3, 'Ada'],
    [7, 'Ada'],
  ])('hides last names when there are more than 2 authors: of %i, "%s"', (count, name) =>
    expect(displayName(ada, count)).toBe(name),
  );
  it('shows first names only when more than two authors', () => {
    expect(draw(ada, bo)).toMatch(/Ada Winter.*Bo Winter/);
    expect(draw(ada, bo, cy)).not.toContain('Winter');
    expect(draw(ada, bo, cy)).toMatch(/>Ada<.*>Bo<.*>Cy</);
  });
  it('links each to the author’s social profile', () => {
    expect(draw(ada, bo)).toContain('href="https://x.com/ada_w"');
    expect(draw(ada, bo)).toContain('href="https://github.com/Bo-gh"');
  });
});
