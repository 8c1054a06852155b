import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Sample } from '../src/checks/samples/fences.ts';
import { findSamples, referenceSamples } from '../src/checks/samples/find-samples.ts';
import { fullOrSmoke, getExitCode } from './smoke.ts';
import { printTable } from './table.ts';

const FENCES = fullOrSmoke(2000, 0);
const FOLDERS = fullOrSmoke(['content', 'contracts', 'cookbook'], ['content/docs/prompts', 'contracts']);
const TARGET_CPU = 60;
const HASH_COMMENT_LANGUAGES = new Set(['python', 'py', 'bash', 'sh', 'shell', 'yaml', 'yml', 'toml', 'dotenv']);

/** Changes the text of a sample but not its meaning, so that no cache has it. */
function varySample({ language, code }: Sample, index: number): string {
  const blank = `\n${' '.repeat(index)}`;
  const more = HASH_COMMENT_LANGUAGES.has(language)
    ? `\n# ${index}`
    : /^(tsx?|jsx?|typescript|javascript)$/.test(language)
      ? `\n// ${index}`
      : blank;
  return `\`\`\`\`\`${language}\n${code}${more}\n\`\`\`\`\`\n`;
}

/** Copies content and contracts, and adds fences up to the required number. */
function stageSamples(): string {
  const root = mkdtempSync(join(tmpdir(), 'samples-'));
  for (const folder of FOLDERS) cpSync(folder, join(root, folder), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const siteSamples = [...findSamples(root), ...referenceSamples(root)];
  const checkedSamples = siteSamples.filter(({ unchecked }) => unchecked === undefined);
  const more = Array.from({ length: Math.max(0, FENCES - siteSamples.length) }, (_, index) =>
    varySample(checkedSamples[index % checkedSamples.length] as Sample, index + 1),
  );
  writeFileSync(join(root, 'content/docs/more.mdx'), more.join('\n'));
  return root;
}

/** Returns the CPU seconds of all exited children and their children. */
function getChildrenCpu(): number {
  const [user = 0, system = 0] =
    readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ').slice(13, 15).map(Number) ?? [];
  return (user + system) / 100;
}

function runCheck(root: string): { cpu: number; wall: number; summary: string } {
  const [cpu, wall] = [getChildrenCpu(), performance.now()];
  const { stdout, stderr, status } = spawnSync(process.execPath, [resolve('scripts/check-samples.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The check failed:\n${stderr}`);
  const summary = stdout.trim().split('\n').at(-1) ?? '';
  return { cpu: getChildrenCpu() - cpu, wall: (performance.now() - wall) / 1000, summary };
}

const root = stageSamples();
try {
  const runs = { cold: runCheck(root), warm: runCheck(root) };
  printTable(
    ['samples', 'CPU s', 'wall s', 'target'],
    Object.entries(runs).map(([name, { cpu, wall }]) => [
      name,
      cpu.toFixed(1),
      wall.toFixed(1),
      name === 'cold' ? `<= ${TARGET_CPU} s` : '',
    ]),
  );
  for (const { summary } of Object.values(runs)) console.log(summary);
  console.log(runs.cold.cpu <= TARGET_CPU ? 'The target is met.' : `Missed: over ${TARGET_CPU} CPU seconds.`);
  process.exitCode = getExitCode(runs.cold.cpu > TARGET_CPU);
} finally {
  rmSync(root, { recursive: true, force: true });
}
