import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../src/lib/fault.ts';
import type { DiagramFace } from '../../src/markdown/diagram-theme.ts';
import { DRAWINGS_FILE, type DrawingSize, drawingPath } from '../../src/markdown/diagrams.ts';
import { readDrawings } from '../../src/source/reference.ts';
import type { Drawn } from './browser-side.ts';
import { openPen, type Pen } from './draw.ts';
import { type FoundDiagram, findDiagrams } from './find.ts';

const FACES: readonly DiagramFace[] = ['light', 'dark'];

/** What came of drawing. */
export interface DrawReport {
  drawn: number;
  kept: number;
  removed: number;
  faults: Fault[];
}

/** Draws what has no drawing, forgets what no page uses, and writes the list of drawings. */
export async function drawAll(root: string, { force = false } = {}): Promise<DrawReport> {
  const { diagrams, faults } = findDiagrams(root);
  const byKey = new Map(diagrams.map((diagram) => [diagram.key, diagram]));
  const known = readDrawings(root);
  const isThere = (key: string) => FACES.every((face) => existsSync(fileOf(root, key, face)));
  const sizes = new Map<string, DrawingSize>();
  const missing: FoundDiagram[] = [];
  for (const [key, diagram] of byKey) {
    const size = known.get(key);
    if (size && isThere(key) && !force) sizes.set(key, size);
    else missing.push(diagram);
  }
  const kept = sizes.size;
  if (missing.length > 0) faults.push(...(await drawMissing(root, missing, sizes)));
  const removed = removeUnused(root, sizes);
  writeList(root, sizes);
  return { drawn: sizes.size - kept, kept, removed, faults };
}

async function drawMissing(
  root: string,
  missing: readonly FoundDiagram[],
  sizes: Map<string, DrawingSize>,
): Promise<Fault[]> {
  const pen = await openPen();
  try {
    const faults: Fault[] = [];
    for (const diagram of missing) {
      const fault = await drawOne(root, diagram, pen, sizes);
      if (fault) faults.push(fault);
    }
    return faults;
  } finally {
    await pen.close();
  }
}

async function drawOne(
  root: string,
  diagram: FoundDiagram,
  pen: Pen,
  sizes: Map<string, DrawingSize>,
): Promise<Fault | undefined> {
  for (const face of FACES) {
    const drawn = await pen.draw(diagram.source, face);
    if (!('svg' in drawn)) return syntaxFault(diagram, drawn);
    mkdirSync(join(root, 'public/diagrams'), { recursive: true });
    writeFileSync(fileOf(root, diagram.key, face), drawn.svg);
    sizes.set(diagram.key, { width: drawn.width, height: drawn.height });
  }
  return undefined;
}

/** The first line of a diagram is the one after its fence. */
function syntaxFault(diagram: FoundDiagram, { message, line = 0 }: Exclude<Drawn, { svg: string }>): Fault {
  return {
    file: diagram.file,
    line: diagram.line + line,
    problem: `The diagram cannot be drawn: ${message.replace(/\s+/g, ' ').trim()}`,
    remedy: 'Correct its source; the syntax is described at https://mermaid.js.org.',
  };
}

function removeUnused(root: string, sizes: ReadonlyMap<string, DrawingSize>): number {
  const folder = join(root, 'public/diagrams');
  if (!existsSync(folder)) return 0;
  const used = new Set([...sizes.keys()].flatMap((key) => FACES.map((face) => fileOf(root, key, face))));
  const unused = readdirSync(folder).filter((name) => name.endsWith('.svg') && !used.has(join(folder, name)));
  for (const name of unused) rmSync(join(folder, name));
  return unused.length;
}

function writeList(root: string, sizes: ReadonlyMap<string, DrawingSize>): void {
  const rows = [...sizes].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = rows.map(([key, { width, height }]) => `  "${key}": { "width": ${width}, "height": ${height} }`);
  const text = lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : '{}\n';
  writeFileSync(join(root, DRAWINGS_FILE), text);
}

function fileOf(root: string, key: string, face: DiagramFace): string {
  return join(root, 'public', drawingPath(key, face));
}
