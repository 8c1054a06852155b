import type { CodedPage } from '../../layouts/coded-page.ts';
import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import { sectionById } from '../../site/sections.ts';
import { PageRows } from '../listing/PageRows.tsx';
import { PlainCode } from '../listing/PlainCode.tsx';
import { SearchForm } from '../listing/SearchForm.tsx';
import { type AnsweredQuestion, QUESTIONS } from './questions.ts';

function Question({ id, question, answer, code, pages }: AnsweredQuestion) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        {question}
      </h2>
      <p className="mt-3 mb-5 max-w-[34rem] leading-relaxed text-ink">{answer}</p>
      {code && <PlainCode {...code} className="mb-5" />}
      <PageRows rows={pages} />
    </section>
  );
}

function AskBody() {
  return (
    <div className="not-prose">
      <SearchForm id="ask-q" className="max-w-[34rem]" />
      <p className="mt-3 max-w-[34rem] text-sm text-ink-2">
        Search finds pages by title, so one or two words work best: “masking”, “cost”, “langchain”. Short answers by
        topic are in the <TextLink href="/faq">FAQ</TextLink>.
      </p>
      {QUESTIONS.map((question) => (
        <Question key={question.id} {...question} />
      ))}
      <section aria-labelledby="ask-a-person" className="mt-14 max-w-[34rem]">
        <h2 id="ask-a-person" className="text-xl font-semibold tracking-tight">
          Ask a person
        </h2>
        <p className="mt-3 leading-relaxed text-ink">
          <TextLink href="/support">Support</TextLink> lists the channels of each plan and what to send so that the
          first answer is the right one. Questions that others may share are welcome in the{' '}
          <TextLink href="/community">community</TextLink>. An assistant that answers from these docs is on the{' '}
          <TextLink href="/docs/roadmap">roadmap</TextLink>.
        </p>
      </section>
    </div>
  );
}

/** Where to bring a question. */
export const askAiPage: CodedPage = {
  path: `${sectionById('docs').prefix}/ask-ai`,
  title: 'Ask a question',
  sidebarTitle: 'Ask a question',
  description:
    'Three questions that many ask first, with the pages that answer them, a search of every page, and the way to a person.',
  layout: 'docs',
  dynamic: true,
  asks: true,
  Body: AskBody,
};
