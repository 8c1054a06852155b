import { describe, expect, it } from 'vitest';
import { checkJson, checkJsonLines, checkToml, checkYaml } from './data-samples.ts';

const sample = (code: string) => ({ file: 'a.mdx', line: 5, language: 'x', code });
const lines = (faults: { line?: number; problem: string; remedy: string }[]) =>
  faults.map(({ line, problem, remedy }) => `${line}: ${problem} ${remedy}`);
const service = (text: string) => sample(`services:\n  web:\n    image: a\n${text}`);

const yamlFaults = (sample: Parameters<typeof checkYaml>[0]) => checkYaml(sample).faults;

describe('data samples', () => {
  it('that parse pass', () => {
    expect(checkJson(sample('{"a": [1]}'))).toEqual([]);
    expect(checkJsonLines(sample('{"a": 1}\n\n{"b": 2}'))).toEqual([]);
    expect(yamlFaults(sample('a: 1\n---\nb: [2]'))).toEqual([]);
    expect(checkToml(sample('[a]\nb = 1'))).toEqual([]);
    expect(
      yamlFaults(
        service(
          '    ports: ["3000:3000"]\n    depends_on: { db: { condition: service_healthy } }\n  db: { image: b, healthcheck: { interval: 5s } }',
        ),
      ),
    ).toEqual([]);
  });
  it('that cannot be parsed are reported with their line', () => {
    expect(lines(checkJson(sample('{\n  "a": ,\n}')))[0]).toMatch(/^6: This JSON does not parse/);
    expect(lines(checkJsonLines(sample('{}\n{')))[0]).toMatch(/^6: /);
    expect(lines(yamlFaults(sample('a: 1\nb: [')))[0]).toMatch(/^6: This YAML does not parse/);
    expect(lines(checkToml(sample('a = 1\nb =')))[0]).toMatch(/^6: This TOML does not parse/);
  });
  it('for Compose are checked against its schema', () => {
    expect(lines(yamlFaults(service('    enviroment: { A: b }')))[0]).toBe(
      '5: Compose: services.web has no key "enviroment". Did you mean "environment"?',
    );
    expect(lines(yamlFaults(service('    depends_on: [db]')))[0]).toContain(
      'web depends on "db", but the file has no such service.',
    );
    for (const [part, what] of [
      ['volumes: ["data:/data"]', 'web mounts "data", but the file has no such volume.'],
      [
        'volumes: [{ type: volume, source: data, target: /data }]',
        'web mounts "data", but the file has no such volume.',
      ],
      ['networks: [inner]', 'web joins "inner", but the file has no such network.'],
      ['secrets: [key]', 'web reads "key", but the file has no such secret.'],
    ] as const)
      expect(lines(yamlFaults(service(`    ${part}`)))[0]).toContain(what);
    expect(
      yamlFaults(service('    volumes: ["data:/data", "./a:/a", "/b:/b"]\n    networks: [default]\nvolumes:\n  data:')),
    ).toEqual([]);
    expect(lines(yamlFaults(service('    healthcheck: { interval: soon }')))[0]).toContain(
      'services.web.healthcheck.interval must match',
    );
  });
});
