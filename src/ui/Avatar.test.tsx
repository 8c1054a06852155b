import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar, getInitials } from './Avatar.tsx';

describe('Avatar', () => {
  it('reserves its space', () => {
    const html = renderToStaticMarkup(<Avatar name="Ada Winter" src="/a.svg" size={48} />);
    expect(html).toContain('width="48" height="48"');
    expect(html).toContain('alt="Ada Winter"');
  });
  it('is decorative next to the name', () => {
    expect(renderToStaticMarkup(<Avatar name="Ada" src="/a.svg" decorative />)).toContain('alt=""');
    expect(renderToStaticMarkup(<Avatar name="Ada" decorative />)).toContain('aria-hidden="true"');
  });
  it('falls back to initials', () => {
    expect(renderToStaticMarkup(<Avatar name="Ada Winter" />)).toMatch(/role="img" aria-label="Ada Winter"[^>]*>AW</);
  });
  it.each([
    ['Ada Winter', 'AW'],
    ['ada maria winter', 'AW'],
    ['Plato', 'P'],
    ['  ', ''],
    ['𠮷野', '𠮷'],
  ])('initials of "%s" are "%s"', (name, initials) => expect(getInitials(name)).toBe(initials));
});
