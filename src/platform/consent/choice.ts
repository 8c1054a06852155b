import { CATEGORIES, type Category, CONSENT_KEY, CONSENT_VERSION } from '../../site/tools.ts';

/** The visitor's answers; categories that were not asked are absent. */
export type ConsentAnswers = Partial<Record<Category, boolean>>;

/** What may run, and whether to ask the visitor. */
export interface Decision {
  granted: Category[];
  ask: boolean;
  /** The browser sends Global Privacy Control, which counts as a refusal of everything. */
  refusedByBrowser: boolean;
}

/** Parses stored answers; those for another version count as none. */
export function readAnswers(stored: string | null | undefined): ConsentAnswers {
  try {
    const found: unknown = JSON.parse(stored ?? '');
    const { version, ...answers } = found as Record<string, unknown>;
    if (version !== CONSENT_VERSION) return {};
    return Object.fromEntries(
      CATEGORIES.flatMap((name) => (typeof answers[name] === 'boolean' ? [[name, answers[name]]] : [])),
    );
  } catch {
    return {};
  }
}

/** Formats answers for storage, with the version of the question and the time. */
export function writeAnswers(answers: ConsentAnswers, now: Date): string {
  return JSON.stringify({ version: CONSENT_VERSION, date: now.toISOString(), ...answers });
}

/** Decides which of the configured tools may run. */
export function decide(categories: readonly Category[], answers: ConsentAnswers, refusedByBrowser: boolean): Decision {
  if (refusedByBrowser) return { granted: [], ask: false, refusedByBrowser };
  return {
    granted: categories.filter((category) => answers[category]),
    ask: categories.some((category) => answers[category] === undefined),
    refusedByBrowser,
  };
}

/** The answers on this page if the browser blocks storage. */
let unsavedAnswers: string | null = null;

/** Returns the current decision in this browser. */
export function getCurrentDecision(categories: readonly Category[]): Decision {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return decide(categories, readAnswers(readSavedAnswers()), globalPrivacyControl === true);
}

function readSavedAnswers(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY) ?? unsavedAnswers;
  } catch {
    return unsavedAnswers;
  }
}

/** Stores the visitor's answers. */
export function saveAnswers(answers: ConsentAnswers, now: Date): void {
  unsavedAnswers = writeAnswers(answers, now);
  try {
    localStorage.setItem(CONSENT_KEY, unsavedAnswers);
    unsavedAnswers = null;
  } catch {
    // Storage is off: the answers apply to this page only.
  }
}
