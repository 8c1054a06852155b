import type { FigureData } from './figure.ts';

type Graph = FigureData<'AgentGraph'>;

/** One sentence for each node: its type, how often it ran and where it leads. */
export function graphSentences({ nodes, edges }: Graph): string[] {
  return nodes.map(({ id, type, runs }) => {
    const next = edges.filter(({ from }) => from === id).map(({ to }) => to);
    const times = runs === 1 ? 'once' : `${runs} times`;
    return `${id} (${type}), ran ${times}${next.length > 0 ? `, leads to ${next.join(', ')}` : ''}`;
  });
}

/** A graph as Markdown: a list of its steps. */
export function graphMarkdown(graph: Graph): string {
  const lines = graphSentences(graph).map((sentence) => `- ${sentence.replace(/[_*]/g, '\\$&')}`);
  return `**Agent graph \`${graph.name}\`**\n\n${lines.join('\n')}`;
}
