import { CHOICES } from '../../src/features/feedback/body.ts';
import {
  FEEDBACK_STATUSES,
  type FeedbackFilter,
  type FeedbackStatus,
} from '../../src/features/feedback/server/entries.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../store-command/print.ts';
import { parseChoice, parseOptionalChoice, readArgs, UsageError } from '../store-command/usage.ts';

/** A parsed command line. */
export type Command =
  | { name: 'help' }
  | { name: 'list'; filter: FeedbackFilter }
  | { name: 'export'; filter: FeedbackFilter; format: ExportFormat }
  | { name: 'status'; reference: string; status: FeedbackStatus }
  | { name: 'delete'; reference: string }
  | { name: 'prune' };

/** Printed on request and after invalid input. */
export const HELP = `npm run tool -- feedback <command>

  list                          newest first
  export --format csv|json      everything, to standard output
  status <reference> new|read|done
  delete <reference>
  prune                         removes comments older than 180 days; their choices stay

list and export take
  --page /docs/tracing
  --choice positive|negative
  --status new|read|done
  --since 2026-11-04            or a time such as 2026-11-04T10:00:00Z
  --with-comment

DATABASE_URL or DATA_DIR say where the feedback is, as they do for the server.`;

const OPTIONS = {
  page: { type: 'string' },
  choice: { type: 'string' },
  status: { type: 'string' },
  since: { type: 'string' },
  'with-comment': { type: 'boolean' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function getTime(text: string): string {
  const time = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(time))
    throw new UsageError(`--since: expected a day such as 2026-11-04, not "${text}".`);
  return new Date(time).toISOString();
}

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

function getFilter({ page, choice, status, since, 'with-comment': withComment }: Values): FeedbackFilter {
  return {
    page,
    choice: parseOptionalChoice('--choice', choice, CHOICES),
    status: parseOptionalChoice('--status', status, FEEDBACK_STATUSES),
    since: since === undefined ? undefined : getTime(since),
    withComment,
  };
}

function getReference(text: string | undefined): string {
  if (!/^fb_[0-9a-f]+$/.test(text ?? ''))
    throw new UsageError(`Expected a reference such as fb_12ab, not "${text ?? ''}".`);
  return text ?? '';
}

/** Number of arguments of each command. */
const WORDS: Readonly<Record<string, number>> = { list: 0, export: 0, status: 2, delete: 1, prune: 0 };

/** Parses the arguments of `npm run tool -- feedback`; invalid ones throw a `UsageError`. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = readArgs(args, OPTIONS);
  const [name, first, second] = positionals;
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  const words = WORDS[name];
  if (words === undefined) throw new UsageError(`Unknown command "${name}".`);
  if (positionals.length - 1 > words) throw new UsageError(`Too many arguments after "${name}".`);
  if (words > 0 && Object.keys(values).length > 0) throw new UsageError(`"${name}" takes no options.`);
  if (name === 'export')
    return { name, filter: getFilter(values), format: parseChoice('--format', values.format, EXPORT_FORMATS) };
  if (name === 'status')
    return { name, reference: getReference(first), status: parseChoice('status', second, FEEDBACK_STATUSES) };
  if (name === 'delete') return { name, reference: getReference(first) };
  return name === 'prune' ? { name } : { name: 'list', filter: getFilter(values) };
}
