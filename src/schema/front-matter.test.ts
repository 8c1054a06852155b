import { describe, expect, it } from 'vitest';
import { PLAN_IDS } from '../site/plans.ts';
import { SECTIONS } from '../site/sections.ts';
import { AVAILABILITY_LEVELS, FRONT_MATTER_FIELDS, frontMatterSchema } from './front-matter.ts';

const page = { title: 'A page', description: 'A description that is long enough to be of use to a reader.' };
const questions = ['How does it work?', 'Why would I use it?', 'What does it cost?'];
const missing = (section: Parameters<typeof frontMatterSchema>[0], front: object) =>
  (frontMatterSchema(section).safeParse(front).error?.issues ?? []).map((issue) => issue.path.join('.'));

describe('front matter', () => {
  it('has the fields of the specification', () =>
    expect(FRONT_MATTER_FIELDS).toEqual(
      expect.arrayContaining(['description', 'seoTitle', 'title', 'ogImage', 'ogVideo', 'noindex', 'label', 'authors']),
    ));
  it.each([
    ['docs', ['questions']],
    ['faq', ['questions', 'tags']],
    ['blog', ['authors', 'date', 'tags']],
    ['changelog', ['authors', 'date', 'pages']],
    ['customers', ['company', 'industry']],
    ['handbook', []],
    ['pages', []],
  ] as const)('of %s needs %j', (section, fields) => expect(missing(section, page).sort()).toEqual(fields));
  it('is checked in every section', () => {
    for (const { id } of SECTIONS) expect(missing(id, {})).toEqual(expect.arrayContaining(['title', 'description']));
  });
  it('limits the number of questions and their length', () => {
    expect(missing('docs', { ...page, questions: questions.slice(1) })).toEqual(['questions']);
    expect(missing('pages', { ...page, description: 'Too short.' })).toEqual(['description']);
    expect(missing('docs', { ...page, questions })).toEqual([]);
  });
  it('accepts the groups of integrations', () => {
    expect(missing('integrations', { ...page, questions, category: 'frameworks' })).toEqual([]);
    expect(missing('integrations', { ...page, questions, category: 'toys' })).toEqual(['category']);
  });
});

it('has the plans and levels of the specification', () => {
  expect(PLAN_IDS).toEqual(['hobby', 'core', 'pro', 'enterprise', 'selfHosted']);
  expect([...AVAILABILITY_LEVELS].sort()).toEqual([
    'ee',
    'full',
    'not-available',
    'private-beta',
    'public-beta',
    'team-add-on',
  ]);
});
