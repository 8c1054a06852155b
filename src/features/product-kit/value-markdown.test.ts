import { expect, it } from 'vitest';
import { jsxRemnants } from '../../markdown/remnants.ts';
import { auditMarkdown } from './audit-markdown.ts';
import { queueMarkdown } from './queue-markdown.ts';

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
  expect(jsxRemnants(markdown)).toEqual([]);
});

it('writes JSON as code in the Markdown of an audit log', () => {
  const entry = { time: '2026-11-02 10:00', actor: 'ada', action: 'prompt.updated', object: 'prompt answer' };
  const markdown = auditMarkdown({ kind: 'AuditLog', organization: 'Harbour', entries: [{ ...entry, after: json }] });
  expect(markdown).toContain(`(after: \`${json}\`)`);
  expect(jsxRemnants(markdown)).toEqual([]);
});
