import { expect, it } from 'vitest';
import { TokenBuckets } from './token-bucket.ts';

function buckets(keys = 10) {
  let now = 0;
  const buckets = new TokenBuckets({ tokens: 60, seconds: 60, keys }, () => now);
  const wait = (seconds: number) => {
    now += seconds * 1000;
  };
  return { take: buckets.take.bind(buckets), wait };
}

it('takes tokens until the bucket is empty, then returns the time until there are enough again', () => {
  const { take, wait } = buckets();
  expect([take('a', 40), take('a', 20), take('a', 10)]).toEqual([undefined, undefined, 10]);
  wait(9);
  expect(take('a', 10)).toBe(1);
  wait(1);
  expect(take('a', 10)).toBeUndefined();
});

it('separates the buckets of different keys', () => {
  const { take } = buckets();
  expect([take('a', 60), take('b', 60), take('a', 1)]).toEqual([undefined, undefined, 1]);
});

it('never fills a bucket beyond its capacity', () => {
  const { take, wait } = buckets();
  wait(3600);
  expect([take('a', 60), take('a', 1)]).toEqual([undefined, 1]);
});

it('lets a full bucket pay once for what costs more than its capacity', () => {
  const { take, wait } = buckets();
  expect([take('a', 90), take('a', 1)]).toEqual([undefined, 31]);
  wait(31);
  expect(take('a', 1)).toBeUndefined();
});

it('takes nothing for refused requests', () => {
  const { take } = buckets();
  expect([take('a', 50), take('a', 20), take('a', 10)]).toEqual([undefined, 10, undefined]);
});

it('remembers a limited number of keys', () => {
  const { take } = buckets(2);
  for (const key of ['a', 'b', 'c']) take(key, 60);
  expect([take('c', 1), take('a', 60)]).toEqual([1, undefined]);
});

it('tolerates a clock that is set back', () => {
  const { take, wait } = buckets();
  take('a', 30);
  wait(-3600);
  expect([take('a', 30), take('a', 1)]).toEqual([undefined, 1]);
});
