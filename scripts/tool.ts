import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';
import { findClosestMatch } from '../src/lib/closest-match.ts';
import { TOOLS, type Tool } from './tools.ts';

const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;

function listTools(): string {
  const width = Math.max(...Object.keys(TOOLS).map(({ length }) => length)) + 2;
  const rows = Object.entries(TOOLS).map(([name, { description }]) => `  ${name.padEnd(width)}${description}`);
  return ['npm run tool -- <name> [arguments]', '', ...rows].join('\n');
}

/** Takes what a command prints, to show it later; without it, commands print directly. */
type Output = (text: string) => void;

/** Runs a tool; returns the first exit code that isn't 0. */
async function runTool(name: string, args: readonly string[], output?: Output): Promise<number> {
  const { steps = [], meanwhile } = TOOLS[name] ?? {};
  if (!meanwhile) return runSteps(steps, args, output);
  const printed: string[] = [];
  const other = runSteps(meanwhile, [], (text) => printed.push(text));
  const status = await runSteps(steps, args, output);
  const otherStatus = await other;
  process.stdout.write(printed.join(''));
  return status || otherStatus;
}

/** Runs steps until one fails; returns its exit code. */
async function runSteps(steps: Tool['steps'], args: readonly string[], output?: Output): Promise<number> {
  for (const [index, [command, ...stepArgs]] of steps.entries()) {
    const all = index === steps.length - 1 ? [...stepArgs, ...args] : stepArgs;
    const status =
      command === 'tool' ? await runTool(all[0] ?? '', all.slice(1), output) : await run(command, all, output);
    if (status !== 0) return status;
  }
  return 0;
}

async function run(command: string, args: readonly string[], output?: Output): Promise<number> {
  const program = command === 'node' ? process.execPath : command;
  const child = spawn(program, args, {
    stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PATH, ...(output && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => output?.(text));
  try {
    const [status] = await once(child, 'close');
    return status ?? 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined) {
    console.log(listTools());
    return 0;
  }
  if (Object.hasOwn(TOOLS, name)) return runTool(name, args);
  const suggestion = findClosestMatch(name, Object.keys(TOOLS));
  console.error(
    `There is no tool "${name}".${suggestion ? ` Did you mean "${suggestion}"?` : ''} Run "npm run tool" for the list.`,
  );
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
