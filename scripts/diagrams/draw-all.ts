import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../src/lib/fault.ts';
import { DRAWINGS_FILE, type Drawing, type Drawings } from '../../src/markdown/diagrams.ts';
import { readDrawings } from '../../src/source/reference.ts';
import type { DrawResult } from './browser-side.ts';
import { openDiagramRenderer } from './draw.ts';
import { type FoundDiagram, findDiagrams } from './find.ts';

export interface DrawReport {
  drawn: number;
  kept: number;
  removed: number;
  faults: Fault[];
}

/** Draws missing diagrams, drops unused drawings, and writes the file. */
export async function drawAll(root: string, { force = false } = {}): Promise<DrawReport> {
  const { diagrams, faults } = findDiagrams(root);
  const byKey = new Map(diagrams.map((diagram) => [diagram.key, diagram]));
  const savedDrawings = readDrawings(root);
  const drawings = new Map<string, Drawing>();
  const missing: FoundDiagram[] = [];
  for (const [key, diagram] of byKey) {
    const drawing = savedDrawings.get(key);
    if (drawing && !force) drawings.set(key, drawing);
    else missing.push(diagram);
  }
  const kept = drawings.size;
  if (missing.length > 0) faults.push(...(await drawMissing(missing, drawings)));
  writeDrawings(root, drawings);
  const removed = [...savedDrawings.keys()].filter((key) => !drawings.has(key)).length;
  return { drawn: drawings.size - kept, kept, removed, faults };
}

async function drawMissing(missing: readonly FoundDiagram[], drawings: Map<string, Drawing>): Promise<Fault[]> {
  const renderer = await openDiagramRenderer();
  try {
    const faults: Fault[] = [];
    for (const diagram of missing) {
      const drawn = await renderer.draw(diagram.source, diagram.key);
      if ('svg' in drawn) drawings.set(diagram.key, drawn);
      else faults.push(syntaxFault(diagram, drawn));
    }
    return faults;
  } finally {
    await renderer.close();
  }
}

/** The first line of a diagram is the one after its fence. */
function syntaxFault(diagram: FoundDiagram, { message, line = 0 }: Exclude<DrawResult, Drawing>): Fault {
  return {
    file: diagram.file,
    line: diagram.line + line,
    problem: `The diagram cannot be drawn: ${message.replace(/\s+/g, ' ').trim()}`,
    remedy: 'Correct its source; the syntax is described at https://mermaid.js.org.',
  };
}

function writeDrawings(root: string, drawings: Drawings): void {
  const rows = [...drawings].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(root, DRAWINGS_FILE), `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`);
}
