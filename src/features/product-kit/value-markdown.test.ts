import { expect, it } from 'vitest';
import { findJsxRemnants } from '../../markdown/jsx-remnants.ts';
import { auditMarkdown } from './audit-markdown.ts';
import { queueMarkdown } from './queue-markdown.ts';
import { settingsMarkdown } from './settings-markdown.ts';

const json = '{ "question": "Where is my order?" }';

it('writes JSON as code in the Markdown of an annotation queue', () => {
  const markdown = queueMarkdown({
    kind: 'AnnotationQueue',
    name: 'answers',
    description: 'Answers to read',
    completed: 1,
    open: 2,
    item: { object: 'trace answer', input: json, output: 'On Thursday.' },
    scores: [{ name: 'correct', question: 'Is it correct?', options: ['yes', 'no'] }],
  });
  expect(markdown).toContain(`- Input: \`${json}\``);
  expect(markdown).toContain('- Output: On Thursday.');
  expect(findJsxRemnants(markdown)).toEqual([]);
});

it('writes JSON as code in the Markdown of an audit log', () => {
  const entry = { time: '2026-11-02 10:00', actor: 'ada', action: 'prompt.updated', object: 'prompt answer' };
  const markdown = auditMarkdown({ kind: 'AuditLog', organization: 'Harbour', entries: [{ ...entry, after: json }] });
  expect(markdown).toContain(`(after: \`${json}\`)`);
  expect(findJsxRemnants(markdown)).toEqual([]);
});

it('writes no button for settings that only show values', () => {
  const panel = {
    kind: 'SettingsPanel',
    path: ['Licence'],
    fields: [{ type: 'text', label: 'Holder', value: 'Ada' }],
  } as const;
  const write = (action: string | null) =>
    settingsMarkdown({ ...panel, path: [...panel.path], fields: [...panel.fields], action });
  expect(write('Save')).toContain('Button: Save');
  expect(write(null)).not.toContain('Button');
});
