import type { Observation } from './trace.ts';

/** A period in which the trace waits for one observation itself, not for its children. */
export interface Segment {
  id: string;
  startMs: number;
  endMs: number;
}

const getEnd = (observation: Observation) => observation.startMs + observation.durationMs;

/** Returns the critical path: walks back from the end, always into the child that finished last, or else through the parent itself. */
export function criticalPath(observations: readonly Observation[]): Segment[] {
  const children = Map.groupBy(observations, (observation) => observation.parentId);
  const segments: Segment[] = [];
  const addSegment = (id: string, startMs: number, endMs: number) => {
    if (endMs > startMs) segments.push({ id, startMs, endMs });
  };
  const walk = (node: Observation, until: number) => {
    const limit = Math.min(until, getEnd(node));
    let time = limit;
    const byEnd = (children.get(node.id) ?? []).toSorted((a, b) => getEnd(b) - getEnd(a));
    for (const child of byEnd) {
      const childEnd = Math.min(getEnd(child), limit);
      // The parent did not wait for a child that was still running when a later one began.
      if (childEnd > time || childEnd <= child.startMs) continue;
      addSegment(node.id, childEnd, time);
      walk(child, childEnd);
      time = Math.max(child.startMs, node.startMs);
    }
    addSegment(node.id, node.startMs, time);
  };
  for (const root of children.get(undefined) ?? []) walk(root, getEnd(root));
  return segments.toSorted((a, b) => a.startMs - b.startMs);
}
