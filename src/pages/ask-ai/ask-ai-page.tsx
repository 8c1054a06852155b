import { AssistantChat } from '../../features/assistant/Assistant.tsx';
import { SearchForm } from '../../features/search/view/SearchForm.tsx';
import type { CodedPage, CodedPageProps } from '../../layouts/coded-page.ts';
import { PageRows } from '../../layouts/listing/PageRows.tsx';
import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import { ASK_PAGE_PATH } from '../../site/assistant.ts';
import { PlainCode } from '../listing/PlainCode.tsx';
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

/** Takes the place of the chat in an export. */
function NoAssistant() {
  return (
    <section aria-label="Search instead" className="rounded-lg border border-line bg-raised p-5 sm:p-6">
      <p className="max-w-[34rem] leading-relaxed text-ink">
        The assistant can't answer on this copy of the site, because it needs the site's server. Search works: it finds
        pages by words, questions and error messages.
      </p>
      <SearchForm id="ask-search-q" className="mt-4" />
    </section>
  );
}

function AskBody({ answered, live }: CodedPageProps) {
  return (
    <div className="not-prose">
      {live === false ? <NoAssistant /> : <AssistantChat locale="en" asked={answered} />}
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
          <TextLink href="/community">community</TextLink>, and short answers by topic are in the{' '}
          <TextLink href="/faq">FAQ</TextLink>.
        </p>
      </section>
    </div>
  );
}

/** Where to bring a question. */
export const askAiPage: CodedPage = {
  path: ASK_PAGE_PATH,
  title: 'Ask a question',
  sidebarTitle: 'Ask a question',
  description:
    'Ask in your own words: the assistant answers with sentences from these pages, each with its source. Below, three questions that many ask first.',
  layout: 'docs',
  dynamic: true,
  asks: true,
  Body: AskBody,
};
