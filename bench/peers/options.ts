import { parseArgs } from 'node:util';
import { OUR_NAME } from './site.ts';

/** The parsed command line. */
export interface PeersOptions {
  pages: number;
  /** Names of the peers to compare with our site. */
  peers: readonly string[];
  skipLighthouse: boolean;
}

/** Parses the arguments; throws an error of one line if they are invalid. */
export function parseOptions(args: readonly string[], known: readonly string[]): PeersOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '1000' },
      only: { type: 'string' },
      'skip-lighthouse': { type: 'boolean', default: false },
      smoke: { type: 'boolean' },
    },
  });
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 1) throw new Error(`--pages takes a whole number, not "${values.pages}".`);
  return { pages, peers: getPeers(values.only, known), skipLighthouse: values['skip-lighthouse'] };
}

/** Our site is always measured, so `ours` alone means no peer. */
function getPeers(only: string | undefined, known: readonly string[]): string[] {
  if (only === undefined) return [...known];
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => name !== OUR_NAME && !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no site generator "${unknown}". Choose from ${[OUR_NAME, ...known].join(', ')}.`);
  return known.filter((name) => names.includes(name));
}
