import { beforeAll, describe, expect, it } from 'vitest';
import { readUnanswered } from '../../src/source/section-questions.ts';
import { getSharedRenderer } from '../shared-site.ts';
import { containsAllFacts, containsFact, findPageWithFact, plainText } from './evaluation/facts.ts';
import { PARTS, readPart } from './evaluation/schema.ts';

const SIZES = {
  tuning: 130,
  'tuning-more': 239,
  'tuning-plain': 597,
  'tuning-short': 216,
  short: 180,
  heldout: 110,
  'follow-ups': 40,
  languages: 30,
  unanswerable: 50,
  'unanswerable-more': 219,
  'unanswerable-short': 79,
  'off-topic': 100,
  'off-topic-more': 180,
  'off-topic-short': 146,
  injection: 100,
};

/** The text of every page by its path, as readers of Markdown get it. */
const pages = new Map<string, string>();

beforeAll(async () => {
  const renderer = getSharedRenderer();
  const { site } = renderer;
  for (const path of [...site.pages.keys(), ...site.coded.keys()]) {
    const body = await renderer.page(path, new URLSearchParams(), 'markdown');
    pages.set(path, plainText(new TextDecoder().decode(body?.plain).replace(/^---\n[\s\S]*?\n---\n/, '')));
  }
});

describe('facts', () => {
  it('match across Markdown marks, whitespace and case', () => {
    expect(containsFact('Set `SIGHTGLASS_SAMPLE_RATE` to **10 %**.', 'sightglass_sample_rate to 10%')).toBe(true);
    expect(containsFact('| Hobby | yes | no |', 'Hobby yes no')).toBe(true);
    expect(containsFact('Use the [metrics API](/docs/analytics/metrics-api) here', 'metrics API here')).toBe(true);
    expect(containsFact('`evaluators=[exact_match]`', 'evaluators=[')).toBe(true);
    expect(containsFact('an email dapper as ever', 'LDAP')).toBe(false);
  });

  it('match whole numbers and the beginnings of words', () => {
    expect(containsFact('no limit', 'MIT')).toBe(false);
    expect(containsFact('they are archived', 'archive')).toBe(true);
    expect(containsFact('1,500 rows', '500')).toBe(false);
    expect(containsFact('50.5 seconds', '50')).toBe(false);
    expect(containsFact('within 50. Then', '50')).toBe(true);
  });

  it('are found on the page that states them', () => {
    const two = new Map([
      ['/a', 'no limit'],
      ['/b', 'Keep 1,500 rows'],
    ]);
    expect(['no limit', 'keep 1,500', '500', 'rows of'].map((fact) => findPageWithFact(two, fact))).toEqual([
      '/a',
      '/b',
      undefined,
      undefined,
    ]);
  });

  it('are contained if every fact has a matching alternative', () => {
    expect(containsAllFacts('a or b', [['a', 'x'], ['b']])).toBe(true);
    expect(containsAllFacts('a or b', [['a'], ['c']])).toBe(false);
  });
});

describe('evaluation questions', () => {
  it.each(PARTS)('%s has the expected size', (part) => expect(readPart(part)).toHaveLength(SIZES[part]));

  it('have unique ids and no duplicates', () => {
    const entries = PARTS.flatMap((part) => readPart(part));
    expect(findRepeated(entries.map(({ id }) => id))).toEqual([]);
    const questions = PARTS.flatMap((part) =>
      readPart(part).map((entry) => `${'first' in entry ? entry.first : ''} ${entry.question}`.toLowerCase()),
    );
    expect(findRepeated(questions)).toEqual([]);
  });

  it.each([
    'tuning',
    'tuning-more',
    'tuning-plain',
    'tuning-short',
    'short',
    'heldout',
    'follow-ups',
    'languages',
  ] as const)('%s: every listed page exists and states the facts', (part) => {
    const wrong = readPart(part).flatMap(({ id, page, facts }) => [
      ...page
        .filter((path) => !containsAllFacts(pages.get(path) ?? '', facts))
        .map((path) => `${id}: ${pages.has(path) ? 'a fact is missing on' : 'there is no page'} ${path}`),
      ...facts
        .flat()
        .filter((fact) => !page.some((path) => containsFact(pages.get(path) ?? '', fact)))
        .map((fact) => `${id}: no listed page contains ${JSON.stringify(fact)}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it.each(['unanswerable', 'unanswerable-more', 'unanswerable-short'] as const)(
    '%s: no page contains what they ask for',
    (part) => {
      const found = readPart(part).flatMap(({ id, absent }) =>
        absent.flatMap((fact) => {
          const page = findPageWithFact(pages, fact);
          return page ? [`${id}: ${page} has ${fact}`] : [];
        }),
      );
      expect(found).toEqual([]);
    },
  );

  it('no page contains what the questions without an answer depend on', () => {
    const found = readUnanswered(process.cwd()).flatMap(({ question, absent = [] }) =>
      absent.flatMap((fact) => {
        const page = findPageWithFact(pages, fact);
        return page ? [`${question}: ${page} has ${fact}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it.each(['off-topic', 'off-topic-more', 'off-topic-short'] as const)(
    '%s: half of them borrow words of the documentation',
    (part) => {
      const borrowing = readPart(part).filter(({ borrowed }) => borrowed);
      expect(borrowing.length).toBeGreaterThanOrEqual(50);
      const docs = [...pages.values()].join(' ').toLowerCase();
      const wrong = borrowing.flatMap(({ id, question, borrowed = [] }) =>
        borrowed
          .filter((word) => !question.toLowerCase().includes(word) || !docs.includes(word))
          .map((word) => `${id}: ${word}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('injection: covers every kind of attempt, and no page contains a forbidden string', () => {
    const attempts = readPart('injection');
    expect(new Set(attempts.map(({ kind }) => kind)).size).toBe(10);
    const docs = [...pages.values()].join(' ').toLowerCase();
    const wrong = attempts.flatMap(({ id, forbidden }) =>
      forbidden.filter((text) => docs.includes(text.toLowerCase())).map((text) => `${id}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

function findRepeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
