import { describe, expect, it } from 'vitest';
import { integrationKind, pageLanguages } from './integration-facts.ts';

const fence = (language: string, code = 'x') => `\`\`\`${language}\n${code}\n\`\`\`\n`;

describe('languages', () => {
  it('are derived from the code', () =>
    expect(pageLanguages({}, fence('python') + fence('tsx') + fence('bash'))).toEqual(['Python', 'TypeScript']));
  it('can be set', () => expect(pageLanguages({ languages: ['Go'] }, fence('python'))).toEqual(['Go']));
});
describe('kind', () => {
  it.each([
    ['sdk', fence('python', 'from sightglass import observe')],
    ['opentelemetry', fence('bash', 'export OTEL_EXPORTER_OTLP_ENDPOINT=x')],
    ['settings', 'We speak opentelemetry.'],
  ] as const)('is %s', (kind, source) => expect(integrationKind({}, source)).toBe(kind));
  it('can be set', () => expect(integrationKind({ kind: 'settings' }, fence('python'))).toBe('settings'));
});
