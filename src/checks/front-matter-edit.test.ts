import { describe, expect, it } from 'vitest';
import { addAlias, addHeadingAlias, aliasLine, headingAliasLine } from './front-matter-edit.ts';

const page = (front: string) => `---\n${front}---\n\nText with --- in it.\n`;

describe('addAlias', () => {
  it.each([
    ['title: A\n', 'title: A\naliases:\n  - /old\n'],
    ['aliases: [/a]\ntitle: A\n', 'aliases: [/a, /old]\ntitle: A\n'],
    ['aliases: []\n', 'aliases: [/old]\n'],
    ['aliases:\n  - /a\n  - /b\ntitle: A\n', 'aliases:\n  - /a\n  - /b\n  - /old\ntitle: A\n'],
    ['aliases:\n- /a\ntitle: A\n', 'aliases:\n- /a\n- /old\ntitle: A\n'],
  ])('%j', (before, after) => expect(addAlias(page(before), '/old')).toBe(page(after)));
  it('keeps line endings', () =>
    expect(addAlias('---\r\ntitle: A\r\n---\r\nx\r\n', '/old')).toBe(
      '---\r\ntitle: A\r\naliases:\r\n  - /old\r\n---\r\nx\r\n',
    ));
  it('rejects what it cannot parse', () => {
    expect(() => addAlias('no front matter', '/old')).toThrow('no front matter');
    expect(() => addAlias(page('aliases: [/a,\n  /b]\n'), '/old')).toThrow('add /old by hand');
  });
});

describe('addHeadingAlias', () => {
  it.each([
    ['title: A\n', 'title: A\nheadingAliases:\n  old: new\n'],
    ['headingAliases: { a: b }\n', 'headingAliases: { a: b, old: new }\n'],
    ['headingAliases:\n  a: b\ntitle: A\n', 'headingAliases:\n  a: b\n  old: new\ntitle: A\n'],
  ])('%j', (before, after) => expect(addHeadingAlias(page(before), 'old', 'new')).toBe(page(after)));
  it('quotes ids that YAML would read as another type', () => {
    expect(headingAliasLine('2026', 'no')).toBe('headingAliases: { "2026": "no" }');
    expect(aliasLine('/a,b')).toBe('aliases: ["/a,b"]');
  });
});
