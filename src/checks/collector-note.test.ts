import { expect, it } from 'vitest';
import { collectorNoteFaults } from './collector-note.ts';

const page = (exporter: string, note = '') => `\`\`\`yaml\nexporters:\n  ${exporter}:\n    a: 1\n\`\`\`\n\n${note}`;

it('requires the note below a Collector sample', () => {
  expect(collectorNoteFaults(page('otlp_http/sightglass'), 'a.mdx')).toMatchObject([
    { file: 'a.mdx', line: 3, remedy: expect.stringContaining('collector-exporter-name') },
  ]);
  expect(collectorNoteFaults(page('otlp_http', '<Include snippet="collector-exporter-name" />'), 'a.mdx')).toEqual([]);
});
it('requires the new name', () =>
  expect(collectorNoteFaults(page('otlphttp/x'), 'a.mdx')).toMatchObject([{ line: 3, remedy: 'Write otlp_http.' }]));
it('ignores other YAML', () => {
  expect(collectorNoteFaults(page('otlp'), 'a.mdx')).toEqual([]);
  expect(collectorNoteFaults('```yaml\nexporter: otlp_http\n```', 'a.mdx')).toEqual([]);
});
