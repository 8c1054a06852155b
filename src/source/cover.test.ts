import { describe, expect, it } from 'vitest';
import type { Figure } from '../schema/figure-file.ts';
import { findCover } from './cover.ts';

const trace = { id: 't', name: 'answer', scores: [], observations: [] };
const log = (organization: string): Figure => ({
  kind: 'AuditLog',
  organization,
  entries: [{ time: 'now', actor: 'a', action: 'b', object: 'c' }],
});
const data = {
  findTraces: (name: string) => (name === 'blog/a' ? { kind: 'illustrative' as const, traces: [trace] } : undefined),
  findFigures: (name: string) => (name === 'blog/b' ? { first: log('One'), second: log('Two') } : undefined),
};

describe('the cover of a post', () => {
  it('is its first figure', () => {
    const source = 'Text.\n\n<AuditLog src="blog/b" caption="Two" />\n\n<TraceView src="blog/a" />';
    expect(findCover(source, data)).toMatchObject({ kind: 'AuditLog', organization: 'One' });
    expect(findCover('<AuditLog src="blog/b" figure="second" />', data)).toMatchObject({ organization: 'Two' });
  });
  it('includes the open step of a trace', () =>
    expect(findCover('<TraceView src="blog/a" open="search" />', data)).toEqual({
      kind: 'TraceView',
      trace,
      open: 'search',
    }));
  it('is undefined if a post has no figure', () => expect(findCover('<Callout>x</Callout>', data)).toBeUndefined());
});
