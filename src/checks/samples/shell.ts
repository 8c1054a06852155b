import { spawnSync } from 'node:child_process';
import type { Fault } from '../../lib/fault.ts';
import { apiFaults, isApiCall } from './api-calls.ts';
import type { Contracts } from './contracts.ts';
import { curlCalls } from './curl.ts';
import type { Sample } from './fences.ts';
import { commandFaults } from './operator-commands.ts';
import type { Outcome } from './outcome.ts';

/** Faults for shell that does not parse, and for calls of the public API and of containers that the contracts do not have. */
export function checkShell(sample: Sample, { openapi, platform }: Contracts): Outcome {
  const { stderr, status } = spawnSync('bash', ['-n'], { input: sample.code, encoding: 'utf8' });
  if (status !== 0) {
    const [, line = '1', message = 'syntax error'] = /line (\d+): (.*)/.exec(stderr) ?? [];
    const fault: Fault = {
      file: sample.file,
      line: sample.line + Math.min(Number(line), sample.code.split('\n').length) - 1,
      problem: `This does not parse as shell: ${message}.`,
      remedy: 'Correct it, or use the language "text".',
    };
    return { faults: [fault] };
  }
  const calls = curlCalls(sample.code).filter(isApiCall);
  return {
    faults: [...apiFaults(calls, sample, openapi), ...commandFaults(sample, platform.operations)],
    covers: calls.length > 0 ? 'public-api' : 'shell',
  };
}
