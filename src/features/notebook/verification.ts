import { NOTEBOOK_WORDS as WORDS } from './words.ts';

/** Facts about the last run of a notebook. */
export interface NotebookRunFacts {
  /** Such as `2026-11-16`. */
  date: string;
  versions: Readonly<Record<string, string>>;
  /** True if the model replies came from the stand-in. */
  simulated: boolean;
}

const DISPLAY: Readonly<Record<string, string>> = {
  python: 'Python',
  node: 'Node.js',
  deno: 'Deno',
  typescript: 'TypeScript',
};

/** Describes in one line how a notebook was verified: when it was run and with what, or that it was only checked. */
export function verificationText(run: NotebookRunFacts | undefined): string {
  if (!run) return WORDS.checked;
  const versions = Object.entries(run.versions).map(([name, version]) => `${DISPLAY[name] ?? name} ${version}`);
  const day = new Date(`${run.date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `Run on ${day} with ${versions.join(', ')}${run.simulated ? `, ${WORDS.simulated}` : ''}`;
}
