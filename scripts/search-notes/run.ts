import { removeOldSearchNotes } from '../../src/features/search/server/notes/retention.ts';
import { searchNoteRows } from '../../src/features/search/server/notes/rows.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { must, runOnStore, type Said } from '../store-command/run.ts';
import { type Command, HELP, parseCommand } from './command.ts';
import { exported, listed } from './print.ts';

async function answer(store: Store, command: Exclude<Command, { name: 'help' }>): Promise<string> {
  if (command.name === 'prune')
    return `${must(await removeOldSearchNotes(store, systemClock), store)} queries removed\n`;
  const entries = must(await searchNoteRows(store).list(command.filter), store);
  return command.name === 'list' ? listed(entries) : exported(entries, command.format);
}

/** Does what the words ask for, in the store that the environment names. */
export function runSearchNotes(args: readonly string[], env: Record<string, string | undefined>): Promise<Said> {
  return runOnStore({ help: HELP, parse: parseCommand, answer }, args, env);
}
