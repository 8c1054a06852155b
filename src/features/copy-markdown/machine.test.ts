import { describe, expect, it } from 'vitest';
import { getFailure, MarkdownRequestError, markdownUrl } from './copy.ts';
import { type CopyState, getDuration, getLabel, nextState } from './machine.ts';

const idle: CopyState = { kind: 'idle' };
const loading: CopyState = { kind: 'loading' };
const copied: CopyState = { kind: 'copied' };
const error: CopyState = { kind: 'error', failure: 'Fetch Error' };

describe('the copy button', () => {
  it('goes from idle through loading to copied and back', () => {
    expect(nextState(idle, { type: 'click' })).toEqual(loading);
    expect(nextState(loading, { type: 'done' })).toEqual(copied);
    expect(nextState(copied, { type: 'elapsed' })).toEqual(idle);
  });
  it('goes from loading to error and back', () => {
    expect(nextState(loading, { type: 'fail', failure: 'Fetch Error' })).toEqual(error);
    expect(nextState(error, { type: 'elapsed' })).toEqual(idle);
  });
  it('ignores clicks while it is loading, copied or in error', () => {
    for (const state of [loading, copied, error]) expect(nextState(state, { type: 'click' })).toBe(state);
  });
  it('shows the labels of the specification, for the specified time', () => {
    expect([idle, loading, copied, error].map(getLabel)).toEqual([
      'Copy as Markdown',
      'Copying...',
      'Copied!',
      'Fetch Error',
    ]);
    expect([idle, loading, copied, error].map(getDuration)).toEqual([undefined, undefined, 2000, 3000]);
  });
});

describe('failures', () => {
  const named = (name: string) => Object.assign(new Error('x'), { name });
  it.each([
    [new MarkdownRequestError(404), 'Source Files Not Found'],
    [new MarkdownRequestError(500), 'Fetch Error'],
    [new MarkdownRequestError(403), 'Fetch Error'],
    [named('NotAllowedError'), 'Clipboard Permission Denied'],
    [named('SecurityError'), 'Clipboard Permission Denied'],
    [new TypeError('network'), 'Copy Error'],
    ['odd', 'Copy Error'],
  ])('%s is %s', (reason, expected) => expect(getFailure(reason)).toBe(expected));
});

describe('markdownUrl', () => {
  it.each([
    ['/docs/tracing', '/docs/tracing.md'],
    ['/docs/tracing/', '/docs/tracing.md'],
    ['/', '/index.md'],
  ])('%s -> %s', (path, expected) => expect(markdownUrl(path)).toBe(expected));
});
