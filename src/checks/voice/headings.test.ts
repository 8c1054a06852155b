import { describe, expect, it } from 'vitest';
import { headingFaults } from './headings.ts';

describe('headings', () => {
  it.each([
    '## Look at it',
    '### Lower them?',
    '## Create one',
    '## Read it over the API',
    '## How they are kept alive',
    '## What is not there',
    '## When it fails [#fails]',
    '## Their advice',
    '## Other',
  ])('rejects: %s', (text) => {
    const [fault] = headingFaults(`Text.\n\n${text}`, 'a.mdx');
    expect(fault).toMatchObject({ file: 'a.mdx', line: 3 });
    expect(fault?.remedy).toContain('old anchor');
  });

  it.each([
    '## Look at the trace',
    '## Try this',
    '## How it works',
    '## Add a price and apply it to old traces',
    '## Options that change the trace',
    '## One client per region',
    'Look at it',
    '```\n## Look at it\n```',
  ])('accepts: %s', (text) => expect(headingFaults(text, 'a.mdx')).toEqual([]));
});
