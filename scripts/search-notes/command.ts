import { QUERY_NOTE_KINDS } from '../../src/features/search/engine/query-note.ts';
import type { SearchNoteFilter } from '../../src/features/search/server/notes/entries.ts';
import { LOCALES } from '../../src/site/locales.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../store-command/print.ts';
import { parseChoice, parseOptionalChoice, readArgs, UsageError } from '../store-command/usage.ts';

/** A parsed command line. */
export type Command =
  | { name: 'help' }
  | { name: 'list'; filter: SearchNoteFilter }
  | { name: 'export'; filter: SearchNoteFilter; format: ExportFormat }
  | { name: 'prune' };

/** Printed on request and after invalid input. */
export const HELP = `npm run tool -- search:notes <command>

  list                          the most visitors first
  export --format csv|json      everything, to standard output
  prune                         removes queries that nobody typed for 180 days

list and export take
  --kind none|abandoned         found nothing, or nothing of it was opened
  --locale en|ja|ko|zh-Hans
  --since 2026-11-04            typed then or later

A query is kept once three different visitors typed it within a day.
DATABASE_URL or DATA_DIR say where the counts are, as they do for the server.`;

const OPTIONS = {
  kind: { type: 'string' },
  locale: { type: 'string' },
  since: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function getDay(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new UsageError(`--since: expected a day such as 2026-11-04, not "${text}".`);
  return text;
}

function getFilter({ kind, locale, since }: ReturnType<typeof readArgs<typeof OPTIONS>>['values']): SearchNoteFilter {
  const locales = LOCALES.map(({ id }) => id);
  return {
    kind: parseOptionalChoice('--kind', kind, QUERY_NOTE_KINDS),
    locale: parseOptionalChoice('--locale', locale, locales),
    since: since === undefined ? undefined : getDay(since),
  };
}

/** Parses the arguments of `npm run tool -- search:notes`; without any, it lists. Invalid ones throw a `UsageError`. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = readArgs(args, OPTIONS);
  const [name = 'list', ...more] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (more.length > 0) throw new UsageError(`Too many arguments after "${name}".`);
  if (name === 'list') return { name, filter: getFilter(values) };
  if (name === 'export')
    return { name, filter: getFilter(values), format: parseChoice('--format', values.format, EXPORT_FORMATS) };
  if (name === 'prune') return { name };
  throw new UsageError(`Unknown command "${name}".`);
}
