import { removeOldComments } from '../../src/features/feedback/server/retention.ts';
import { feedbackRows } from '../../src/features/feedback/server/rows.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { must, runOnStore, type Said } from '../store-command/run.ts';
import { type Command, HELP, parseCommand } from './command.ts';
import { exported, listed } from './print.ts';

function found(yes: boolean, reference: string, done: string): string {
  if (!yes) throw new Error(`There is no feedback ${reference}.`);
  return `${reference} ${done}\n`;
}

async function answer(store: Store, command: Exclude<Command, { name: 'help' }>): Promise<string> {
  switch (command.name) {
    case 'list':
      return listed(must(await feedbackRows(store).list(command.filter), store));
    case 'export':
      return exported(must(await feedbackRows(store).list(command.filter), store), command.format);
    case 'status': {
      const { reference, status } = command;
      return found(must(await feedbackRows(store).setStatus(reference, status), store), reference, `is ${status}`);
    }
    case 'delete': {
      const { reference } = command;
      return found(must(await feedbackRows(store).remove(reference), store), reference, 'is deleted');
    }
    case 'prune':
      return `${must(await removeOldComments(store, systemClock), store)} comments removed\n`;
  }
}

/** Does what the words ask for, in the store that the environment names. */
export function runFeedback(args: readonly string[], env: Record<string, string | undefined>): Promise<Said> {
  return runOnStore({ help: HELP, parse: parseCommand, answer }, args, env);
}
