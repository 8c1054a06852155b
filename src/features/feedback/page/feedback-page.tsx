import type { CodedPage, CodedPageProps } from '../../../layouts/coded-page.ts';
import { ArrowLink } from '../../../layouts/marketing/ArrowLink.tsx';
import { Container } from '../../../layouts/marketing/Container.tsx';
import { PageIntro } from '../../../layouts/marketing/PageIntro.tsx';
import { BRAND } from '../../../site/brand.ts';
import { FEEDBACK_PAGE_PATH } from '../paths.ts';
import { CommentForm } from './CommentForm.tsx';
import { type FeedbackQuery, parseFeedbackQuery } from './feedback-query.ts';
import { errorMessage } from './words.ts';

function getIntro({ page, choice, done, error, comment }: FeedbackQuery): { title: string; lead: string } {
  if (done) return { title: 'Thank you', lead: 'Your feedback goes to the people who write the page.' };
  if (error !== undefined)
    return {
      title: 'Not sent yet',
      lead: comment.trim() ? 'What you have typed is still here.' : 'Nothing has been stored.',
    };
  if (page && choice && comment.trim()) return { title: 'Check and send', lead: 'Nothing has been stored yet.' };
  if (page && choice === 'positive')
    return { title: 'Thank you', lead: 'Your answer has arrived. If you like, say what helped.' };
  if (page && choice) return { title: 'Thank you', lead: 'Your answer has arrived. What should be better?' };
  return { title: 'Feedback', lead: 'Under the text of each page of the docs you can say whether it helped, and why.' };
}

function FeedbackBody({ site, query, hasServer = true }: CodedPageProps) {
  if (!hasServer) return <NoFeedback />;
  const feedback = parseFeedbackQuery(query, site.pages);
  const { page, choice, done, error } = feedback;
  return (
    <Container className="pb-6">
      <PageIntro {...getIntro(feedback)} />
      {error !== undefined && !done && (
        <p
          id="feedback-error"
          role="alert"
          className="mb-8 max-w-[38rem] rounded-md border border-line bg-red-wash px-4 py-3 text-red-ink"
        >
          {errorMessage(error)}
        </p>
      )}
      {page && choice && !done && (
        <CommentForm {...feedback} path={page.path} choice={choice} invalid={error !== undefined} />
      )}
      <p className="mt-8 flex flex-wrap gap-x-7">
        {page ? (
          <ArrowLink href={page.path}>{`Back to ${page.title}`}</ArrowLink>
        ) : (
          <ArrowLink href="/docs">Docs</ArrowLink>
        )}
        <ArrowLink href="/support">Support</ArrowLink>
      </p>
    </Container>
  );
}

/** The page in a static export, which can't store anything. */
function NoFeedback() {
  return (
    <Container className="pb-6">
      <PageIntro title="Feedback" lead="This copy of the site can't store feedback. Open an issue on GitHub instead." />
      <p className="mt-8 flex flex-wrap gap-x-7">
        <ArrowLink href={`${BRAND.siteRepositoryUrl}/issues`}>Issues on GitHub</ArrowLink>
        <ArrowLink href="/support">Support</ArrowLink>
      </p>
    </Container>
  );
}

/** The page that the feedback form leads to without JavaScript. */
export const feedbackPage: CodedPage = {
  path: FEEDBACK_PAGE_PATH,
  title: 'Feedback',
  description:
    'Say whether a page of the site helped you, and what should be better. Comments reach the people who write it.',
  noindex: true,
  dynamic: true,
  Body: FeedbackBody,
};
