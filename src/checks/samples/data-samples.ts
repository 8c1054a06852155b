import { parse as parseToml } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import type { Fault } from '../../lib/fault.ts';
import { composeFaults } from './compose.ts';
import type { Sample } from './fences.ts';
import type { Outcome } from './outcome.ts';

const fault = (sample: Sample, line: number, problem: string, remedy: string): Fault => ({
  file: sample.file,
  line: sample.line + line - 1,
  problem,
  remedy,
});

/** Faults for JSON that does not parse. JSON has no comments and no `...`: such a sample is `text`, or opts out. */
export function checkJson(sample: Sample): Fault[] {
  const message = jsonProblem(sample.code);
  if (message === undefined) return [];
  const lines = sample.code.split('\n');
  // The first line after which the text can't become valid.
  const wrong = lines.findIndex(
    (_, index) => !ENDS_EARLY.test(jsonProblem(lines.slice(0, index + 1).join('\n')) ?? 'end'),
  );
  const what = message.split(/, ?"|\n| in JSON| is not valid/)[0];
  return [fault(sample, wrong < 0 ? lines.length : wrong + 1, `This JSON does not parse: ${what}.`, 'Correct it.')];
}

const ENDS_EARLY = /\bend\b|Unterminated|Expected .* after|Expected property name or '}'/i;

function jsonProblem(code: string): string | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function checkJsonLines(sample: Sample): Fault[] {
  return sample.code
    .split('\n')
    .flatMap((code, index) => (code.trim() === '' ? [] : checkJson({ ...sample, code, line: sample.line + index })));
}

/** Faults for YAML that does not parse, and for Compose files that Docker would refuse. */
export function checkYaml(sample: Sample): Outcome {
  const documents = parseAllDocuments(sample.code);
  const faults = documents.flatMap(({ errors }) =>
    errors.map((error) =>
      fault(
        sample,
        error.linePos?.[0].line ?? 1,
        `This YAML does not parse: ${error.message.split('\n')[0]?.replace(/ at line.*/, '')}.`,
        'Correct it.',
      ),
    ),
  );
  if (faults.length > 0) return { faults };
  const compose = documents.map((document): unknown => document.toJS()).filter(isCompose);
  return {
    faults: compose.flatMap(composeFaults).map(({ problem, remedy }) => fault(sample, 1, problem, remedy)),
    covers: compose.length > 0 ? 'compose' : 'yaml',
  };
}

function isCompose(value: unknown): value is Record<string, unknown> {
  const services = value && typeof value === 'object' ? (value as Record<string, unknown>).services : undefined;
  if (!services || typeof services !== 'object') return false;
  return Object.values(services).some((service) => {
    const keys = Object.keys(service ?? {});
    return keys.includes('image') || keys.includes('build') || keys.includes('environment');
  });
}

/** Faults for TOML that does not parse. */
export function checkToml(sample: Sample): Fault[] {
  try {
    parseToml(sample.code);
    return [];
  } catch (error) {
    const { message = '', line = 1 } = error as { message?: string; line?: number };
    return [fault(sample, line, `This TOML does not parse: ${message.split('\n')[0]}.`, 'Correct it.')];
  }
}
