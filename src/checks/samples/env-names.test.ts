import { expect, it } from 'vitest';
import { readContracts } from './contracts.ts';
import { envFaults } from './env-names.ts';

const { env } = readContracts(process.cwd());
const check = (code: string) =>
  envFaults({ file: 'a.mdx', line: 3, language: 'bash', code }, env).map(
    ({ line, problem, remedy }) => `${line}: ${problem} ${remedy}`,
  );

it('accepts the variables of SDKs, containers and the Compose file', () =>
  expect(
    check('export SIGHTGLASS_HOST=x\nENCRYPTION_KEY_FILE: /run\n$POSTGRES_PASSWORD S3_BUCKET MY_OWN_THING'),
  ).toEqual([]));
it('reports names that look like a variable but are none', () =>
  expect(check('ls\nexport SIGHTGLASS_SAMPLERATE=1')).toEqual([
    '4: There is no variable SIGHTGLASS_SAMPLERATE in contracts/env.json. Did you mean SIGHTGLASS_SAMPLE_RATE?',
  ]));
