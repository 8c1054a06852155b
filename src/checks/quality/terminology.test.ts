import { describe, expect, it } from 'vitest';
import { formatFault } from '../../lib/fault.ts';
import { readReference } from '../../source/reference.ts';
import { wordFaults, wordRules } from './terminology.ts';

const rules = wordRules({
  glossary: [
    { id: 'dataset', term: 'Dataset', meaning: 'A list of test cases.', avoid: ['data set'] },
    { id: 'judge', term: 'LLM-as-a-judge', meaning: 'A model that scores.', avoid: ['LLM as a judge'] },
    { id: 'trace', term: 'Trace', meaning: 'The record of a request.' },
  ],
  names: [
    { name: 'ClickHouse', avoid: ['clickhouse'] },
    { name: 'Redis', avoid: ['redis'] },
    { name: 'Node.js', avoid: ['NodeJS', 'node.js'] },
  ],
});
const found = (text: string) => wordFaults(text, 'a.mdx', rules).map(formatFault);

describe('terms follow the glossary', () => {
  it.each([
    ['A data set.', '"data set" is not the term we use. Write "dataset".'],
    ['Data  sets', '"Data  sets" is not the term we use. Write "dataset".'],
    ['(an LLM as a judge)', 'Write "LLM-as-a-judge".'],
    ['In Clickhouse, rows', '"Clickhouse" is not the term we use. Write "ClickHouse".'],
    ['with clickhouse.', 'Write "ClickHouse".'],
    ['of NodeJS', 'Write "Node.js".'],
    ['<Callout title="Your redis">', 'Write "Redis".'],
  ])('%s', (text, message) => expect(found(`\n${text}`)).toEqual([expect.stringMatching(`^a.mdx:2: .*${message}$`)]));
  it.each([
    'A dataset, a metadata set, and ClickHouse with Redis.',
    '`data set` and [a](/docs/data set) and `clickhouse`',
    '```\ndata set\n```',
    '---\ntitle: a\nquestions:\n  - What is a data set?\n---\n',
    'clickhouse.example and /etc/clickhouse and clickhouse-server and my_redis',
  ])('accepts: %s', (text) => expect(found(text)).toEqual([]));
});

it('no rule rejects what another suggests', () => {
  const words = readReference(process.cwd());
  const all = wordRules(words);
  expect(all.length).toBeGreaterThan(50);
  const right = all.map((rule) => rule.right).join('\n\n');
  expect(wordFaults(right, 'glossary', all)).toEqual([]);
  const meanings = words.glossary.map(({ term, meaning }) => `${term}: ${meaning}`).join('\n');
  expect(wordFaults(meanings, 'glossary', all).map(formatFault)).toEqual([]);
});
