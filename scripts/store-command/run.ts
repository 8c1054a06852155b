import { existsSync } from 'node:fs';
import type { Store, StoreResult } from '../../src/platform/store/store.ts';
import { openSiteStore } from '../../src/server/features.ts';
import { readEnv } from '../../src/site/env.ts';
import { UsageError } from './usage.ts';

/** Output and exit code of a command. */
export interface CommandResult {
  status: 0 | 1;
  stdout: string;
  stderr: string;
}

/** A program that reads or changes the server's store. */
export interface StoreProgram<C extends { name: string }> {
  help: string;
  /** Parses the arguments; invalid ones throw a `UsageError`. */
  parse(args: readonly string[]): C;
  execute(store: Store, command: Exclude<C, { name: 'help' }>): Promise<string>;
}

const isHelp = <C extends { name: string }>(command: C): command is Extract<C, { name: 'help' }> =>
  command.name === 'help';

/** Returns the value of a store result; an unusable store ends the command. */
export function unwrap<T>(result: StoreResult<T>, { place }: Store): T {
  if (!result.ok) throw new Error(`The store at ${place} cannot be used: ${result.error.reason}.`);
  return result.value;
}

/** Runs the command on the store that the environment selects. */
export async function runOnStore<C extends { name: string }>(
  { help, parse, execute }: StoreProgram<C>,
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<CommandResult> {
  try {
    const command = parse(args);
    if (isHelp(command)) return { status: 0, stdout: `${help}\n`, stderr: '' };
    const store = openSiteStore(readEnv(env));
    if (store.kind === 'sqlite' && !existsSync(store.place))
      throw new Error(`There is no ${store.place}: nothing has been stored yet, or DATA_DIR leads elsewhere.`);
    try {
      return { status: 0, stdout: await execute(store, command as Exclude<C, { name: 'help' }>), stderr: '' };
    } finally {
      await store.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: 1, stdout: '', stderr: `${message}\n${error instanceof UsageError ? `\n${help}\n` : ''}` };
  }
}

/** Runs a program with the arguments and the environment of this process. */
export async function main(
  run: (args: readonly string[], env: NodeJS.ProcessEnv) => Promise<CommandResult>,
): Promise<void> {
  // The reader may stop early, as `head` does.
  process.stdout.on('error', () => process.exit(0));
  const { status, stdout, stderr } = await run(process.argv.slice(2), process.env);
  process.stderr.write(stderr);
  process.stdout.write(stdout);
  process.exitCode = status;
}
