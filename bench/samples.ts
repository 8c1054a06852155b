import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Sample } from '../src/checks/samples/fences.ts';
import { referenceSamples, samplesIn } from '../src/checks/samples/find-samples.ts';
import { exitCode, sized } from './smoke.ts';
import { printTable } from './table.ts';

const FENCES = sized(2000, 0);
const FOLDERS = sized(['content', 'contracts', 'cookbook'], ['content/docs/prompts', 'contracts']);
const TARGET_CPU = 60;
const HASHED = new Set(['python', 'py', 'bash', 'sh', 'shell', 'yaml', 'yml', 'toml', 'dotenv']);

/** A sample that says the same and is not the same, so that no cache knows it. */
function varied({ language, code }: Sample, at: number): string {
  const blank = `\n${' '.repeat(at)}`;
  const more = HASHED.has(language)
    ? `\n# ${at}`
    : /^(tsx?|jsx?|typescript|javascript)$/.test(language)
      ? `\n// ${at}`
      : blank;
  return `\`\`\`\`\`${language}\n${code}${more}\n\`\`\`\`\`\n`;
}

/** A copy of the content and the contracts, with as many more fences as are missing. */
function stage(): string {
  const root = mkdtempSync(join(tmpdir(), 'samples-'));
  for (const folder of FOLDERS) cpSync(folder, join(root, folder), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const own = [...samplesIn(root), ...referenceSamples(root)];
  const whole = own.filter(({ unchecked }) => unchecked === undefined);
  const more = Array.from({ length: Math.max(0, FENCES - own.length) }, (_, at) =>
    varied(whole[at % whole.length] as Sample, at + 1),
  );
  writeFileSync(join(root, 'content/docs/more.mdx'), more.join('\n'));
  return root;
}

/** CPU seconds of all ended children and their children. */
function childrenCpu(): number {
  const [user = 0, system = 0] =
    readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ').slice(13, 15).map(Number) ?? [];
  return (user + system) / 100;
}

function run(root: string): { cpu: number; wall: number; said: string } {
  const [cpu, wall] = [childrenCpu(), performance.now()];
  const { stdout, stderr, status } = spawnSync(process.execPath, [resolve('scripts/check-samples.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The check failed:\n${stderr}`);
  const said = stdout.trim().split('\n').at(-1) ?? '';
  return { cpu: childrenCpu() - cpu, wall: (performance.now() - wall) / 1000, said };
}

const root = stage();
try {
  const runs = { cold: run(root), warm: run(root) };
  printTable(
    ['samples', 'CPU s', 'wall s', 'target'],
    Object.entries(runs).map(([name, { cpu, wall }]) => [
      name,
      cpu.toFixed(1),
      wall.toFixed(1),
      name === 'cold' ? `<= ${TARGET_CPU} s` : '',
    ]),
  );
  for (const { said } of Object.values(runs)) console.log(said);
  console.log(runs.cold.cpu <= TARGET_CPU ? 'The target is met.' : `Missed: over ${TARGET_CPU} CPU seconds.`);
  process.exitCode = exitCode(runs.cold.cpu > TARGET_CPU);
} finally {
  rmSync(root, { recursive: true, force: true });
}
