import { existsSync } from 'node:fs';
import { removeOldComments } from '../../src/features/feedback/retention.server.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { storeFromEnv } from '../../src/platform/store/open-store.ts';
import type { Store, Stored } from '../../src/platform/store/store.ts';
import { readEnv } from '../../src/site/env.ts';
import { type Command, HELP, parseCommand, UsageError } from './command.ts';
import { exported, listed } from './print.ts';

function must<T>(result: Stored<T>, { place }: Store): T {
  if (!result.ok) throw new Error(`The store at ${place} cannot be used: ${result.error.reason}.`);
  return result.value;
}

function found(yes: boolean, reference: string, done: string): string {
  if (!yes) throw new Error(`There is no feedback ${reference}.`);
  return `${reference} ${done}\n`;
}

async function answer(store: Store, command: Exclude<Command, { name: 'help' }>): Promise<string> {
  switch (command.name) {
    case 'list':
      return listed(must(await store.feedback.list(command.filter), store));
    case 'export':
      return exported(must(await store.feedback.list(command.filter), store), command.format);
    case 'status': {
      const { reference, status } = command;
      return found(must(await store.feedback.setStatus(reference, status), store), reference, `is ${status}`);
    }
    case 'delete': {
      const { reference } = command;
      return found(must(await store.feedback.remove(reference), store), reference, 'is deleted');
    }
    case 'prune':
      return `${must(await removeOldComments(store, systemClock), store)} comments removed\n`;
  }
}

/** What a command says, and the code it ends with. */
export interface Said {
  status: 0 | 1;
  stdout: string;
  stderr: string;
}

/** Does what the words ask for, in the store that the environment names. */
export async function runFeedback(args: readonly string[], env: Record<string, string | undefined>): Promise<Said> {
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
