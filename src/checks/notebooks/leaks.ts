import type { Fault } from '../../lib/fault.ts';
import { getPlace, getSource, type Notebook } from './notebook.ts';

const LEAKS: readonly { pattern: RegExp; label: string; remedy: string }[] = [
  {
    pattern: /(?<![\w.:/-])(?:\/(?:home|Users|root|tmp|work)\/[\w.-]+|[A-Z]:\\\\?[\w.-]+)/,
    label: 'an absolute path',
    remedy: 'Use a relative path, or print less.',
  },
  {
    pattern:
      /\b(?:sk-(?:sg-|proj-|ant-)?[A-Za-z\d_-]{20,}|gsk_[A-Za-z\d]{20,}|AIza[\w-]{30,}|AKIA[A-Z\d]{16}|hf_[A-Za-z\d]{20,}|ghp_[A-Za-z\d]{30,})/,
    label: 'what looks like a secret key',
    remedy: 'Read it from the environment or with getpass, and revoke the key if it is real.',
  },
];

/** Faults for absolute paths and secrets in sources and outputs. */
export function leakFaults(notebook: Notebook): Fault[] {
  return notebook.cells.flatMap((cell) => {
    const source = getSource(cell);
    const outputs = JSON.stringify(cell.outputs ?? []);
    return LEAKS.flatMap(({ pattern, label, remedy }) => {
      const file = getPlace(notebook, cell);
      const line = source.split('\n').findIndex((text) => pattern.test(text)) + 1;
      if (line > 0) return [{ file, line, problem: `The cell contains ${label}.`, remedy }];
      return pattern.test(outputs) ? [{ file, problem: `The output contains ${label}.`, remedy }] : [];
    });
  });
}
