import { editDistance, findClosestMatch } from '../lib/closest-match.ts';
import { ENV_VARIABLES } from './env.ts';

/** Most letters in which a misspelt name may differ. */
const MAX_EDITS = 2;
/** Variables with these prefixes are only meant for this site. */
const OWN_PREFIXES = ['SITE_', 'FEEDBACK_WEBHOOK', 'ANALYTICS_', 'TRUSTED_', 'SHUTDOWN_', 'SEARCH_READY', 'ASSISTANT_'];

/**
 * One line for each variable that is probably meant for this site but is not known: those of `.env`, those that start
 * like ours, and those spelt nearly like one.
 */
export function unknownVariables(names: Iterable<string>, inFile: ReadonlySet<string> = new Set()): string[] {
  const known = ENV_VARIABLES.map(({ name }) => name);
  return [...names].sort().flatMap((name) => {
    if (known.includes(name)) return [];
    const isOurs = inFile.has(name) || OWN_PREFIXES.some((prefix) => name.startsWith(prefix));
    const suggestion = isOurs ? findClosestMatch(name, known) : findMisspeltName(name, known);
    if (suggestion) return [`${name} is not a variable of this site. Did you mean ${suggestion}?`];
    return isOurs ? [`${name} is not a variable of this site. The README lists all of them.`] : [];
  });
}

/** Finds a known name that is too similar to be another program's variable. */
function findMisspeltName(name: string, known: readonly string[]): string | undefined {
  // Short names are similar to many others, such as HOME to HOST.
  const limit = Math.min(MAX_EDITS, Math.floor(name.length / 5));
  if (limit === 0) return undefined;
  const candidates = known.map((other) => ({ other, edits: editDistance(name, other, limit) }));
  return candidates.filter(({ edits }) => edits <= limit).sort((a, b) => a.edits - b.edits)[0]?.other;
}
