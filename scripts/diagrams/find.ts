import { type Fault, FaultError } from '../../src/lib/fault.ts';
import { type Diagram, diagramFaults, getDiagram } from '../../src/markdown/diagrams.ts';
import { snippetFile } from '../../src/markdown/include.ts';
import { parseTree } from '../../src/markdown/read-tree.ts';
import { walk } from '../../src/markdown/tree.ts';
import { readContentFiles } from '../../src/source/content-files.ts';
import { readSnippets } from '../../src/source/reference.ts';

export interface FoundDiagram extends Diagram {
  file: string;
  line: number;
}

/** Finds all diagrams in pages and snippets; an unreadable file does not affect the others. */
export function findDiagrams(root: string): { diagrams: FoundDiagram[]; faults: Fault[] } {
  const snippets = [...readSnippets(root)].map(([name, source]) => ({ file: snippetFile(name), source }));
  const diagrams: FoundDiagram[] = [];
  const faults: Fault[] = [];
  for (const { file, source } of [...readContentFiles(root), ...snippets]) {
    if (!source.includes('mermaid')) continue;
    try {
      walk(parseTree(source, file), (node) => {
        const diagram = getDiagram(node);
        if (diagram) diagrams.push({ ...diagram, file, line: node.position?.start.line ?? 1 });
        faults.push(...diagramFaults(node, file));
      });
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      faults.push(...error.faults);
    }
  }
  return { diagrams, faults };
}
