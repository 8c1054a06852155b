import { SAMPLE_TRACE } from '../features/trace-view/sample.ts';
import type { Trace } from '../features/trace-view/trace.ts';
import { SAMPLE_FIGURES } from './sample-figures.ts';
import type { TagData } from './tag-data.ts';

const SAMPLE_TRACES: Trace[] = [
  SAMPLE_TRACE,
  {
    id: 'second',
    name: 'one-step',
    scores: [{ name: 'topic', value: 'billing' }],
    observations: [{ id: 'only', type: 'tool', name: 'look_up', startMs: 0, durationMs: 40, input: 'a', output: 'b' }],
  },
];

/** A small site for tests. */
export const SAMPLE_TAG_DATA: TagData = {
  figures: [
    { name: 'docs/kit', file: 'content/docs/kit.figures.json', data: SAMPLE_FIGURES },
    { name: 'docs/broken', file: 'content/docs/broken.figures.json' },
  ],
  pages: [
    { path: '/faq/all/b', section: 'faq', title: 'Why does it wait?', tags: ['tracing'] },
    { path: '/faq/all/a', section: 'faq', title: 'How is it counted?', tags: ['billing', 'tracing'] },
    { path: '/docs/tracing', section: 'docs', title: 'Tracing', tags: ['tracing'] },
  ],
  glossary: [
    { id: 'generation', term: 'Generation', meaning: 'A call to a model, of kind `generation`.' },
    { id: 'trace', term: 'Trace', meaning: 'The record of one request.', href: '/docs/tracing' },
  ],
  threads: [
    {
      kind: 'issue',
      number: 7,
      title: 'Spans are lost',
      url: 'https://code.example/issues/7',
      author: 'finch',
      topics: ['tracing'],
      updatedAt: '2026-10-01T00:00:00Z',
      comments: 1,
      votes: 2,
      excerpt: 'The last spans are missing.',
      state: 'closed',
      solved: true,
    },
    {
      kind: 'discussion',
      number: 8,
      title: 'How do you name things?',
      url: 'https://code.example/discussions/8',
      author: 'wren',
      topics: ['self-hosting'],
      updatedAt: '2026-10-02T00:00:00Z',
      comments: 3,
      votes: 1,
      excerpt: 'By task, or by team?',
      state: 'open',
      solved: false,
    },
  ],
  team: [
    { key: 'ada', firstName: 'Ada', name: 'Ada Byron', title: 'Engineer, Engines', image: '/team/ada.svg' },
    { key: 'ben', firstName: 'Ben', name: 'Ben Nevis', title: 'Support', image: '/team/ben.svg' },
  ],
  requests: [
    {
      id: 'listTraces',
      method: 'GET',
      path: '/api/public/traces',
      auth: 'basic',
      parameters: [{ name: 'limit', in: 'query', required: false, value: '', list: false }],
      rows: {
        parameters: [{ name: 'limit', type: 'integer', required: false, default: 50, meaning: 'Entries on a page.' }],
        body: [],
      },
    },
  ],
  functions: [
    {
      sdk: 'python',
      name: 'observe',
      file: 'contracts/a.pyi',
      rows: [
        { name: 'name', type: 'str | int', required: true, meaning: 'What it is `called`.' },
        { name: 'kind', type: 'Kind', required: false, default: '"span"', meaning: 'What it is.' },
      ],
    },
    {
      sdk: 'typescript',
      name: 'span',
      file: 'contracts/a.d.ts',
      rows: [{ name: 'fn', type: '(a: string) => void', required: true, meaning: 'What is run.' }],
    },
    {
      sdk: 'typescript',
      name: 'silent',
      file: 'contracts/a.d.ts',
      rows: [{ name: 'a', type: 'string', required: true, meaning: '' }],
    },
  ],
  traces: [
    { name: 'example', file: 'cookbook/traces/example.json', data: { kind: 'recorded', traces: SAMPLE_TRACES } },
    {
      name: 'integrations/frameworks/tool',
      file: 'content/integrations/frameworks/tool.trace.json',
      data: { kind: 'illustrative', traces: SAMPLE_TRACES.slice(1) },
    },
    { name: 'broken', file: 'cookbook/traces/broken.json' },
  ],
  hosts: [{ label: 'EU', url: 'https://eu.example' }],
  samples: {
    versions: { python: '3.8.2', typescript: '4.1.0', api: '3.12.0', platform: '3.12.0' },
    find: (language, code) => (language === 'python' && code === 'import os' ? 'python' : undefined),
  },
  env: [
    {
      name: 'APP_KEY',
      meaning: 'the key, `pk-...`',
      default: null,
      required: true,
      since: { python: '3.0', typescript: '4.0' },
    },
    {
      name: 'APP_RATE',
      meaning: 'share that is sent',
      default: '1',
      required: false,
      since: { python: '3.1', typescript: '4.2' },
    },
  ],
  versionTables: {
    stores: { head: ['Store', 'Oldest version', 'Tested with'], rows: [['`Shelf`', '1.2', '3.4']] },
  },
  containerEnv: [
    {
      name: 'STORE_URL',
      group: 'store',
      meaning: 'address of the `store`',
      default: null,
      required: true,
      secret: true,
      since: '3.0',
      containers: ['web', 'worker'],
    },
    {
      name: 'WORK_RATE',
      group: 'work',
      meaning: 'how fast it works',
      default: '20',
      required: false,
      secret: false,
      since: '3.4',
      containers: ['worker'],
    },
    {
      name: 'WORK_NAME',
      group: 'work',
      meaning: 'what it is called',
      default: '',
      required: false,
      secret: false,
      since: '3.4',
      containers: ['worker'],
    },
  ],
};
