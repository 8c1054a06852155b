import { findClosestMatch } from '../../lib/closest-match.ts';
import type { Fault } from '../../lib/fault.ts';
import type { EnvContract } from '../../schema/reference.ts';
import type { Sample } from './fences.ts';

/** Returns every variable of the contract, and the `_FILE` variants for containers. */
export function knownVariables({ sdk, containers, compose }: EnvContract): Set<string> {
  const names = [...sdk, ...containers, ...compose].map(({ name }) => name);
  return new Set([...names, ...containers.map(({ name }) => `${name}_FILE`)]);
}

const NAME = /(?<![\w.-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w(-])/g;

/** Faults for unknown names that look like variables of the platform, by their first word. */
export function envFaults(sample: Sample, env: EnvContract): Fault[] {
  const known = knownVariables(env);
  const families = new Set([...known].map(getFamily));
  return sample.code.split('\n').flatMap((text, index) =>
    [...text.matchAll(NAME)].flatMap(([name]) => {
      if (known.has(name) || !families.has(getFamily(name)) || isThirdPartyVariable(name)) return [];
      const suggestion = findClosestMatch(name, known);
      return [
        {
          file: sample.file,
          line: sample.line + index,
          problem: `There is no variable ${name} in contracts/env.json.`,
          remedy: suggestion ? `Did you mean ${suggestion}?` : 'Use a listed variable, or add this one.',
        },
      ];
    }),
  );
}

export function namesVariables({ code }: Sample, env: EnvContract): boolean {
  const known = knownVariables(env);
  return [...code.matchAll(NAME)].some(([name]) => known.has(name));
}

const getFamily = (name: string) => name.split('_')[0] ?? '';

/** Variables with the same prefixes that belong to other programs. */
const THIRD_PARTY_VARIABLES =
  /^(POSTGRES_(USER|DB|HOST_AUTH_METHOD|INITDB_ARGS)|CLICKHOUSE_(DB|DEFAULT_ACCESS_MANAGEMENT|SKIP_USER_SETUP)|REDIS_ARGS|DATABASE_HOST|OTEL_\w+|AUTH_TOKEN|LOG_(FILE|DIR)|PUBLIC_KEY|API_(KEY|URL|BASE)|BASE_URL|MAIL_TO)$/;
const isThirdPartyVariable = (name: string) => THIRD_PARTY_VARIABLES.test(name);
