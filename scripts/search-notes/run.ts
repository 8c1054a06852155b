import { removeOldSearchNotes } from '../../src/features/search/server/notes/retention.ts';
import { searchNoteRows } from '../../src/features/search/server/notes/rows.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { type CommandResult, runOnStore, unwrap } from '../store-command/run.ts';
import { type Command, HELP, parseCommand } from './command.ts';
import { exportNotes, formatNoteList } from './print.ts';

async function execute(store: Store, command: Exclude<Command, { name: 'help' }>): Promise<string> {
  if (command.name === 'prune')
    return `${unwrap(await removeOldSearchNotes(store, systemClock), store)} queries removed\n`;
  const entries = unwrap(await searchNoteRows(store).list(command.filter), store);
  return command.name === 'list' ? formatNoteList(entries) : exportNotes(entries, command.format);
}

/** Runs the command on the store that the environment selects. */
export function runSearchNotes(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<CommandResult> {
  return runOnStore({ help: HELP, parse: parseCommand, execute }, args, env);
}
