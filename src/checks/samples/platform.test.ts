import { describe, expect, it } from 'vitest';
import { formatFault } from '../../lib/fault.ts';
import { readContracts } from './contracts.ts';
import type { Sample } from './fences.ts';
import { commandFaults } from './operator-commands.ts';
import { nameFaults } from './platform-names.ts';
import { messageFaults } from './sdk-messages.ts';

const { platform, errorCodes } = readContracts(process.cwd());
const sample = (code: string): Sample => ({ file: 'a.mdx', line: 10, language: 'x', code });

describe('what the SDKs log', () => {
  const found = (code: string) => messageFaults(sample(code), platform.messages, errorCodes).map(formatFault);
  it.each([
    'Batch of 12 observations refused: 401 unauthorised. No.',
    'Batch of twelve observations dropped after 10 minutes of trying.',
    'No keys: set SIGHTGLASS_PUBLIC_KEY. Nothing is sent.',
    '[sightglass] Something else.',
    'Batch of * observations denied: *',
    'WARNING:sightglass:Something else.',
    'ERROR sightglass: Something else.',
  ])('does not include: %s', (line) =>
    expect(found(`Other text.\n${line}`)).toEqual([
      expect.stringMatching(/^a\.mdx:11: The SDKs do not log this message\. contracts\/messages\.json has "/),
    ]),
  );
  it('suggests the most similar message', () =>
    expect(found('Queue full: 5 dropped.')[0]).toContain(
      '"Queue full: the {count} oldest observations were dropped."',
    ));
  it.each([
    'Batch of 12 observations refused: 401 unauthorized. These keys are not known here.',
    '[sightglass] Queue full: the 512 oldest observations were dropped.',
    'DEBUG:sightglass:Batch of 3 observations sent to https://a.example in 84 ms: 200.',
    'current.score() outside a trace: nothing was recorded.',
    'Batch of * observations dropped after 10 minutes of trying.',
    'Batch of * observations refused: *',
    'Batch of * observations refused: 413 too_large. *',
    'Some other program says: no keys.',
  ])('may include: %s', (line) => expect(found(line)).toEqual([]));
});

describe('names of the platform', () => {
  const found = (code: string) => nameFaults(code, 'a.mdx', platform).map(formatFault);
  it.each([
    [
      'sightglass.observation.inputs',
      'There is no span attribute "sightglass.observation.inputs" in contracts/attributes.json. Did you mean "sightglass.observation.input"?',
    ],
    [
      'sightglass.queue.lenght',
      'There is no metric "sightglass.queue.lenght" in contracts/operations.json. Did you mean "sightglass.queue.length"?',
    ],
    ['rate(sightglass_queue_failed[5m])', 'Did you mean "sightglass_queue_failed_total"?'],
    ['LLEN sightglass:ingest:wait', 'There is no list in Redis "sightglass:ingest:wait"'],
  ])('finds %s', (code, message) =>
    expect(found(`\n${code}`)).toEqual([expect.stringMatching(new RegExp(`^a\\.mdx:2: .*${RegExp.escape(message)}`))]),
  );
  it('accepts existing names', () =>
    expect(
      found(
        'sightglass.trace.tags sightglass.observation.prompt.name. sightglass_insert_duration_seconds_bucket sightglass_ingestion_bytes_total sightglass:export:failed sightglass.openai',
      ),
    ).toEqual([]));
});

describe('commands of the containers', () => {
  const found = (code: string) => commandFaults(sample(code), platform.operations).map(formatFault);
  it.each([
    [
      'docker compose run --rm web migrte',
      'a.mdx:10: The container web has no command "migrte". Did you mean "migrate"?',
    ],
    ['docker compose run --rm web replay --from a', 'The container web has no command "replay"'],
    ['docker compose run --rm worker replay --until b', 'The command "replay" has no option --until.'],
    ['docker run --rm ghcr.io/sightglass-example/web:3 migrat', 'The container web has no command "migrat"'],
    ['kubectl exec deploy/a -- sightglass migration', 'Did you mean "migrations"?'],
  ])('finds %s', (code, message) => expect(found(code)).toEqual([expect.stringContaining(message)]));
  it.each([
    'docker compose run --rm worker replay \\\n  --from a --to=b',
    'docker compose run --rm worker migrations --retry a',
    'docker compose logs web worker',
    'docker compose exec web printenv PUBLIC_URL',
    'docker run -p 3000:3000 ghcr.io/sightglass-example/web:3',
  ])('accepts %s', (code) => expect(found(code)).toEqual([]));
});
