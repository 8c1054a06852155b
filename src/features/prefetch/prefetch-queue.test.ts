import { describe, expect, it } from 'vitest';
import { NAVIGATION_LIMIT, type NearbyLink, PREFETCHED_LIMIT, PrefetchQueue } from './prefetch-queue.ts';

const link = (path: string, inText: boolean): NearbyLink<string> => ({
  link: path,
  url: `https://site.example${path}`,
  inText,
});
const many = (count: number, name: string, inText: boolean) =>
  Array.from({ length: count }, (_, index) => link(`/${name}-${index}`, inText));

function createQueue() {
  const fetched: string[] = [];
  const released: string[] = [];
  const queue = new PrefetchQueue<string>(
    '/here',
    (path) => fetched.push(path),
    (path) => released.push(path),
  );
  return { queue, fetched, released };
}

describe('PrefetchQueue', () => {
  it('adds links in the text before navigation, whatever their order on the page', () => {
    const { queue, fetched } = createQueue();
    queue.add([...many(40, 'nav', false), ...many(3, 'text', true)]);
    expect(fetched.slice(0, 3)).toEqual(['/text-0', '/text-1', '/text-2']);
    expect(fetched).toHaveLength(NAVIGATION_LIMIT);
  });
  it('still adds links in the text after navigation has used up its limit', () => {
    const { queue, fetched } = createQueue();
    queue.add(many(40, 'nav', false));
    queue.add(many(30, 'text', true));
    expect(fetched.filter((path) => path.startsWith('/text'))).toHaveLength(30);
  });
  it('adds no navigation links once the text has used up the limit', () => {
    const { queue, fetched } = createQueue();
    queue.add([...many(2, 'nav', false), ...many(NAVIGATION_LIMIT, 'text', true)]);
    expect(fetched.filter((path) => path.startsWith('/nav'))).toEqual([]);
  });
  it('releases the oldest page if the browser would exceed its limit', () => {
    const { queue, fetched, released } = createQueue();
    queue.add(many(PREFETCHED_LIMIT + 2, 'text', true));
    expect(fetched).toHaveLength(PREFETCHED_LIMIT + 2);
    expect(released).toEqual(['/text-0', '/text-1']);
  });
  it('adds each page once, and skips this page, queries and files', () => {
    const { queue, fetched } = createQueue();
    queue.add(['/a', '/a#part', '/here', '/search?q=a', '/logo.svg'].map((path) => link(path, true)));
    expect(fetched).toEqual(['/a']);
  });
});
