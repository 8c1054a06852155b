import { countChanges, diffVersions } from './diff.ts';
import type { ChatPrompt, PromptVersion } from './prompt.ts';

/** Signs of a diff in a code block. */
const SIGN = { same: ' ', added: '+', removed: '-' } as const;

function versionLine({ version, labels, author, saved, note }: PromptVersion): string {
  const labelText = labels.map((label) => `\`${label}\``).join(', ');
  return `- Version ${version}${labelText && ` (${labelText})`}, ${saved}, ${author}: ${note}`;
}

function diffText(before: PromptVersion | undefined, after: PromptVersion): string {
  const lines = diffVersions(before, after).flatMap(({ role, lines: changes }) => [
    `  ${role}:`,
    ...changes.map(({ kind, pieces }) => `${SIGN[kind]} ${pieces.map(({ text }) => text).join('')}`),
  ]);
  return ['```', ...lines, '```'].join('\n');
}

/** A prompt as Markdown: its versions, newest first, and the changes of the one that is open. */
export function promptMarkdown({ name, versions }: ChatPrompt, selected?: number): string {
  const index = versions.findIndex(({ version }) => version === (selected ?? versions.at(-1)?.version));
  const [before, after] = [versions[index - 1], versions[index]];
  const list = versions.map(versionLine).toReversed().join('\n');
  if (!after) return `**Prompt \`${name}\`**\n\n${list}`;
  const { added, removed } = countChanges(diffVersions(before, after));
  const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;
  const change = before
    ? `Version ${before.version} to ${after.version}: ${lines(added)} added, ${lines(removed)} removed.`
    : `Version ${after.version}:`;
  return [`**Prompt \`${name}\`**`, list, change, diffText(before, after)].join('\n\n');
}
