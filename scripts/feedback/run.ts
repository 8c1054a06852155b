import { removeOldComments } from '../../src/features/feedback/server/retention.ts';
import { feedbackRows } from '../../src/features/feedback/server/rows.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { type CommandResult, runOnStore, unwrap } from '../store-command/run.ts';
import { type Command, HELP, parseCommand } from './command.ts';
import { exportFeedback, formatFeedbackList } from './print.ts';

function confirmFound(yes: boolean, reference: string, done: string): string {
  if (!yes) throw new Error(`There is no feedback ${reference}.`);
  return `${reference} ${done}\n`;
}

async function execute(store: Store, command: Exclude<Command, { name: 'help' }>): Promise<string> {
  switch (command.name) {
    case 'list':
      return formatFeedbackList(unwrap(await feedbackRows(store).list(command.filter), store));
    case 'export':
      return exportFeedback(unwrap(await feedbackRows(store).list(command.filter), store), command.format);
    case 'status': {
      const { reference, status } = command;
      return confirmFound(
        unwrap(await feedbackRows(store).setStatus(reference, status), store),
        reference,
        `is ${status}`,
      );
    }
    case 'delete': {
      const { reference } = command;
      return confirmFound(unwrap(await feedbackRows(store).remove(reference), store), reference, 'is deleted');
    }
    case 'prune':
      return `${unwrap(await removeOldComments(store, systemClock), store)} comments removed\n`;
  }
}

/** Runs the command on the store that the environment selects. */
export function runFeedback(args: readonly string[], env: Record<string, string | undefined>): Promise<CommandResult> {
  return runOnStore({ help: HELP, parse: parseCommand, execute }, args, env);
}
