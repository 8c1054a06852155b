import { expect, it } from 'vitest';
import { createCollector } from './collect-garbage.ts';

/** A heap in which 50 bytes survive a collection, and a clock. */
function fakeHeap() {
  const heap = {
    used: 50,
    time: 0,
    collections: 0,
    usedBytes: () => heap.used,
    collect: () => {
      heap.collections += 1;
      heap.used = 50;
    },
  };
  return heap;
}

it('collects when the heap has grown by the given amount since the last collection', () => {
  const heap = fakeHeap();
  const collectIfDue = createCollector({ growth: 10, pauseMs: 0 }, heap, () => heap.time);
  for (let job = 0; job < 12; job++) {
    collectIfDue();
    heap.used += 2;
  }
  expect(heap.collections).toBe(2);
});

it('measures growth from the smallest size, even after a collection by V8', () => {
  const heap = fakeHeap();
  const collectIfDue = createCollector({ growth: 10, pauseMs: 0 }, heap, () => heap.time);
  for (const used of [58, 45, 54, 55]) {
    heap.used = used;
    collectIfDue();
  }
  expect(heap.collections).toBe(1);
});

it('waits between two collections, because each pauses the thread', () => {
  const heap = fakeHeap();
  const collectIfDue = createCollector({ growth: 10, pauseMs: 5000 }, heap, () => heap.time);
  for (heap.time = 0; heap.time < 20_000; heap.time += 1000) {
    heap.used += 10;
    collectIfDue();
  }
  expect(heap.collections).toBe(3);
});

it('does nothing if Node.js was started without the flag', () => {
  expect(createCollector({ growth: 10, pauseMs: 0 }, undefined)).not.toThrow();
});
