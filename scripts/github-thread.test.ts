import { describe, expect, it } from 'vitest';
import { graphqlUrl } from './github/discussions.ts';
import { nextPage } from './github/issues.ts';
import { discussionThread, getExcerpt, getTopics, issueThread } from './github/thread.ts';

const ISSUE = {
  number: 7,
  title: 'Spans\tare lost',
  html_url: 'https://github.com/o/r/issues/7',
  user: null,
  labels: ['bug', { name: 'area: Self hosting' }, { name: null }],
  state: 'closed' as const,
  state_reason: 'completed',
  created_at: '2026-10-01T10:00:00Z',
  updated_at: '2026-10-02T10:00:00Z',
  comments: 1,
  reactions: null,
  body: null,
  pull_request: undefined,
};

describe('an issue as a thread', () => {
  it('has its labels as topics, and its author or that the account is gone', () =>
    expect(issueThread(ISSUE)).toEqual({
      kind: 'issue',
      number: 7,
      title: 'Spans are lost',
      url: 'https://github.com/o/r/issues/7',
      author: 'ghost',
      topics: ['bug', 'self-hosting'],
      state: 'closed',
      createdAt: '2026-10-01T10:00:00Z',
      updatedAt: '2026-10-02T10:00:00Z',
      comments: 1,
      votes: 0,
      solved: true,
      excerpt: 'Spans are lost',
    }));
  it.each([
    ['completed', true],
    [null, true],
    ['not_planned', false],
    ['duplicate', false],
  ])('closed as %s: solved is %s', (state_reason, solved) =>
    expect(issueThread({ ...ISSUE, state_reason })?.solved).toBe(solved),
  );
  it('is undefined for a pull request', () =>
    expect(issueThread({ ...ISSUE, pull_request: { url: 'x' } })).toBeUndefined());
});

it('a discussion without labels has its category as topic', () => {
  const thread = discussionThread({
    number: 3,
    title: 'How?',
    url: 'https://github.com/o/r/discussions/3',
    author: { login: 'a' },
    category: { slug: 'show-and-tell' },
    labels: null,
    closed: true,
    isAnswered: null,
    createdAt: '2026-10-01T10:00:00Z',
    updatedAt: '2026-10-02T10:00:00Z',
    comments: { totalCount: 0 },
    upvoteCount: 2,
    body: ' ',
  });
  expect(thread).toMatchObject({
    topics: ['show-and-tell'],
    state: 'closed',
    solved: false,
    votes: 2,
    excerpt: 'How?',
  });
});

it('topics are sorted ids, one to five', () => {
  expect(getTopics(['🐛 Bug', 'area: tracing', 'Tracing', 'C++'])).toEqual(['bug', 'c', 'tracing']);
  expect(getTopics(['日本語', ''])).toEqual(['general']);
  expect(getTopics('abcdefg'.split(''))).toHaveLength(5);
});

it('an excerpt is plain text on one line, without template leftovers', () => {
  const body =
    '<!-- Thanks for writing! -->\n### What happened?\n\nThe **worker** stops; see [the log](https://x.example).\n\n```text\nOOM command not allowed\n```\n- [ ] I searched\n> quoted\n![shot](a.png)<br>\n### Logs\n\n_No response_';
  expect(getExcerpt(body)).toBe('The worker stops; see the log. OOM command not allowed I searched quoted');
  expect(Array.from(getExcerpt('word '.repeat(500))).length).toBeLessThanOrEqual(400);
  expect(getExcerpt('<!-- never closed')).toBe('');
});

it('reads the next page from the Link header', () => {
  const api = 'https://api.github.com';
  const link = `<${api}/x?page=1>; rel="prev", <${api}/x?page=3>; rel="next", <${api}/x?page=9>; rel="last"`;
  expect(nextPage(link, api)).toBe(`${api}/x?page=3`);
  expect(nextPage(`<${api}/x?page=1>; rel="first"`, api)).toBeUndefined();
  expect(nextPage(null, api)).toBeUndefined();
});

it('finds both APIs on GitHub and on GitHub Enterprise Server', () => {
  expect(graphqlUrl('https://api.github.com')).toBe('https://api.github.com/graphql');
  expect(graphqlUrl('https://git.example/api/v3')).toBe('https://git.example/api/graphql');
});
