import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { findClosestMatch } from '../src/lib/closest-match.ts';
import { TOOLS } from './tools.ts';

const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;

function listTools(): string {
  const width = Math.max(...Object.keys(TOOLS).map(({ length }) => length)) + 2;
  const rows = Object.entries(TOOLS).map(([name, { description }]) => `  ${name.padEnd(width)}${description}`);
  return ['npm run tool -- <name> [arguments]', '', ...rows].join('\n');
}

/** Runs the steps of a tool until one fails; returns the exit code. */
function runTool(name: string, args: readonly string[]): number {
  const steps = TOOLS[name]?.steps ?? [];
  for (const [index, [command, ...stepArgs]] of steps.entries()) {
    const all = index === steps.length - 1 ? [...stepArgs, ...args] : stepArgs;
    const status = command === 'tool' ? runTool(all[0] ?? '', all.slice(1)) : run(command, all);
    if (status !== 0) return status;
  }
  return 0;
}

function run(command: string, args: readonly string[]): number {
  const program = command === 'node' ? process.execPath : command;
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, PATH } });
  if (error) console.error(error.message);
  return status ?? 1;
}

function main([name, ...args]: string[]): number {
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

process.exitCode = main(process.argv.slice(2));
