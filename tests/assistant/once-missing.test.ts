import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSectionQuestions } from '../../src/source/section-questions.ts';
import { getSharedSite } from '../shared-site.ts';
import { hasFacts } from './evaluation/measure.ts';
import { getSharedAssistant } from './evaluation/open-assistant.ts';
import { getAnswer, getPage } from './measure.ts';

interface OnceMissingQuestion {
  about: string;
  question: string;
  page: string[];
  facts: string[][];
}

const questions: OnceMissingQuestion[] = parse(readFileSync('tests/assistant/once-missing.yaml', 'utf8'));
const assistant = getSharedAssistant();
const site = getSharedSite();

describe('questions that no page used to answer', () => {
  it('use words that no page lists', () => {
    const sections = Object.values(readSectionQuestions(site.root)).flatMap((page) => Object.values(page).flat());
    const listed = new Set([...[...site.pages.values()].flatMap(({ front }) => front.questions ?? []), ...sections]);
    expect(questions.filter(({ question }) => listed.has(question))).toEqual([]);
  });

  it.each(questions)('$about: the assistant answers "$question"', async ({ question, page, facts }) => {
    const answer = getAnswer(question, await assistant.ask({ question }));
    expect(answer.none).toBeUndefined();
    expect(page.filter((path) => answer.sources.some(({ url }) => getPage(url) === path))).not.toEqual([]);
    expect(hasFacts(answer, facts), JSON.stringify(answer.parts)).toBe(true);
  });
});
