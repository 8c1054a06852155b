import { getHeapStatistics } from 'node:v8';

/** The heap, as the collector needs it. */
interface Heap {
  usedBytes(): number;
  /** Frees everything that nothing refers to, and gives the pages back to the system. */
  collect(): void;
}

/** The heap of this thread, where Node.js was started with `--expose-gc`. */
const exposed: Heap | undefined = globalThis.gc && {
  usedBytes: () => getHeapStatistics().used_heap_size,
  collect: () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
};

/** When a collector is due. */
interface CollectorOptions {
  /** Bytes that the heap has grown by since the last time. */
  growth: number;
  /** Milliseconds since the last time: a collection takes a tenth of a second. */
  pauseMs: number;
}

/** Returns a function that collects garbage if the heap has grown enough and enough time has passed. */
export function createCollector(
  { growth, pauseMs }: CollectorOptions,
  heap: Heap | undefined = exposed,
  now: () => number = () => performance.now(),
): () => void {
  if (!heap) return () => {};
  let smallest = Number.POSITIVE_INFINITY;
  let lastAt = now();
  return () => {
    if (now() - lastAt < pauseMs) return;
    const used = heap.usedBytes();
    smallest = Math.min(smallest, used);
    if (used - smallest < growth) return;
    heap.collect();
    smallest = heap.usedBytes();
    lastAt = now();
  };
}
