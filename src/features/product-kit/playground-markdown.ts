import type { FigureData } from './figure.ts';
import { formatValue } from './format.ts';
import { code } from './markdown.ts';

type Data = FigureData<'Playground'>;
type Variant = Data['variants'][number];

const SMALLEST_USD = 0.0001;

export function runFacts({ inputTokens, outputTokens, costUsd, latencyMs }: Variant): string[] {
  return [
    `${formatValue(inputTokens, 'count')} → ${formatValue(outputTokens, 'count')} tokens`,
    costUsd < SMALLEST_USD ? `under $${SMALLEST_USD}` : formatValue(costUsd, 'usd'),
    formatValue(latencyMs, 'ms'),
  ];
}

function variantText(variant: Variant): string {
  const { model, parameters, prompt, output } = variant;
  const head = `${code(model)}${parameters ? ` (${parameters})` : ''}, ${runFacts(variant).join(', ')}`;
  return `- ${head}\n  - Prompt: ${code(prompt)}\n  - Output: ${output.replace(/\n+/g, ' ')}`;
}

/** A playground as Markdown: its variables, then each variant with its output. */
export function playgroundMarkdown({ title, variables, variants }: Data): string {
  const values = variables.map(({ name, value }) => `${code(`{{${name}}}`)} = ${value}`).join(', ');
  return [`**Playground: ${title}**`, values && `Variables: ${values}`, variants.map(variantText).join('\n')]
    .filter(Boolean)
    .join('\n\n');
}
