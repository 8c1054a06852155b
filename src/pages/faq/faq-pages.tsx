import type { CodedPage } from '../../layouts/coded-page.ts';
import { PageRows } from '../../layouts/listing/PageRows.tsx';
import { PillLinks } from '../../layouts/listing/PillLinks.tsx';
import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import { faqNode, type JsonLdNode } from '../../lib/json-ld.ts';
import { filterByTag, formatTag, getTags } from '../../lib/tags.ts';
import { BRAND } from '../../site/brand.ts';
import { sectionById } from '../../site/sections.ts';
import type { PageSummary, SiteIndex } from '../listing/site.ts';

const { prefix } = sectionById('faq');

/** Returns the path of the questions with one tag. */
export function faqTagPath(tag: string): string {
  return `${prefix}/tag/${tag}`;
}

function Topic({ tag, questions }: { tag: string; questions: readonly PageSummary[] }) {
  return (
    <section aria-labelledby={tag} className="mt-12">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={tag} className="text-xl font-semibold tracking-tight">
          <a
            href={faqTagPath(tag)}
            className="inline-flex items-center max-sm:min-h-11 decoration-amber-ink decoration-1 underline-offset-4 hover:underline"
          >
            {formatTag(tag)}
          </a>
        </h2>
        <span className="font-mono text-xs text-ink-3">{getCount(questions)}</span>
      </div>
      <PageRows rows={questions.map(({ path, title }) => ({ path, title }))} />
    </section>
  );
}

function getCount(questions: readonly PageSummary[]): string {
  return questions.length === 1 ? '1 question' : `${questions.length} questions`;
}

function SearchHint() {
  return (
    <p className="mt-10 text-sm text-ink-2">
      Is your question not here? <TextLink href="/search">Search every page</TextLink>.
    </p>
  );
}

function FaqIndex({ site }: { site: SiteIndex }) {
  const questions = site.pagesIn('faq');
  const tags = getTags(questions);
  return (
    <div className="not-prose">
      <PillLinks
        label="Topics"
        links={tags.map((tag) => ({
          title: formatTag(tag),
          href: `#${tag}`,
          count: filterByTag(questions, tag).length,
        }))}
      />
      {tags.map((tag) => (
        <Topic key={tag} tag={tag} questions={filterByTag(questions, tag)} />
      ))}
      <SearchHint />
    </div>
  );
}

function FaqTag({ site, tag }: { site: SiteIndex; tag: string }) {
  const questions = filterByTag(site.pagesIn('faq'), tag);
  return (
    <div className="not-prose">
      <p className="mb-3 font-mono text-xs text-ink-3">{getCount(questions)}</p>
      <PageRows rows={questions.map(({ path, title, description }) => ({ path, title, description }))} />
      <SearchHint />
    </div>
  );
}

function getAnswers(questions: readonly PageSummary[], siteUrl: string): JsonLdNode[] {
  return [
    faqNode(
      questions.map(({ title, description, path }) => ({ question: title, answer: description, url: siteUrl + path })),
    ),
  ];
}

/** The index of all questions. */
export const faqPage: CodedPage = {
  path: prefix,
  title: 'Frequently asked questions',
  sidebarTitle: 'Overview',
  description: `Short answers to what people ask about tracing, cost, evaluation, administration and running ${BRAND.name} themselves.`,
  layout: 'docs',
  jsonLd: (site, siteUrl) => getAnswers(site.pagesIn('faq'), siteUrl),
  Body: FaqIndex,
};

/** One page for each tag, with all its questions. */
export function faqTagPages(site: SiteIndex): CodedPage[] {
  return getTags(site.pagesIn('faq')).map((tag) => ({
    path: faqTagPath(tag),
    title: `Questions about ${lowerCaseTitle(formatTag(tag))}`,
    sidebarTitle: formatTag(tag),
    description: `Every question in the FAQ on the topic “${formatTag(tag)}”, each with a short answer and links to the documentation.`,
    layout: 'docs',
    jsonLd: (current, siteUrl) => getAnswers(filterByTag(current.pagesIn('faq'), tag), siteUrl),
    Body: ({ site: current }) => <FaqTag site={current} tag={tag} />,
  }));
}

/** Lower-cases a title within a sentence; acronyms and names with inner capitals stay. */
function lowerCaseTitle(title: string): string {
  const [first = '', ...rest] = title.split(' ');
  const word = /[A-Z].*[A-Z]/.test(first) ? first : first.toLowerCase();
  return [word, ...rest].join(' ');
}
