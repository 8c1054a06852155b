import { existsSync } from 'node:fs';
import { systemClock } from '../../src/platform/clock.ts';
import { storeFromEnv } from '../../src/platform/store/open-store.ts';
import type { Store, Stored } from '../../src/platform/store/store.ts';
import { removeOldSearchNotes } from '../../src/server/search-note/retention.ts';
import { readEnv } from '../../src/site/env.ts';
import { type Command, HELP, parseCommand, UsageError } from './command.ts';
import { exported, listed } from './print.ts';

function must<T>(result: Stored<T>, { place }: Store): T {
  if (!result.ok) throw new Error(`The store at ${place} cannot be used: ${result.error.reason}.`);
  return result.value;
}

async function answer(store: Store, command: Exclude<Command, { name: 'help' }>): Promise<string> {
  if (command.name === 'prune')
    return `${must(await removeOldSearchNotes(store, systemClock), store)} queries removed\n`;
  const entries = must(await store.searchNotes.list(command.filter), store);
  return command.name === 'list' ? listed(entries) : exported(entries, command.format);
}

/** What a command says, and the code it ends with. */
export interface Said {
  status: 0 | 1;
  stdout: string;
  stderr: string;
}

/** Does what the words ask for, in the store that the environment names. */
export async function runSearchNotes(args: readonly string[], env: Record<string, string | undefined>): Promise<Said> {
  try {
    const command = parseCommand(args);
    if (command.name === 'help') return { status: 0, stdout: `${HELP}\n`, stderr: '' };
    const store = storeFromEnv(readEnv(env));
    if (store.kind === 'sqlite' && !existsSync(store.place))
      throw new Error(`There is no ${store.place}: nothing has been stored yet, or DATA_DIR leads elsewhere.`);
    try {
      return { status: 0, stdout: await answer(store, command), stderr: '' };
    } finally {
      await store.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: 1, stdout: '', stderr: `${message}\n${error instanceof UsageError ? `\n${HELP}\n` : ''}` };
  }
}
