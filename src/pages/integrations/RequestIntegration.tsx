import { FEEDBACK_PATH } from '../../features/feedback/paths.ts';
import { Honeypot } from '../../features/feedback/view/Honeypot.tsx';
import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import { BRAND } from '../../site/brand.ts';
import { sectionById } from '../../site/sections.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Input.tsx';

const REQUEST_MAX_CHARS = 300;

/** Requests a missing tool. The request is stored as feedback on the index; without JavaScript, `/feedback` confirms it. Without a server, it links to the issues. */
export function RequestIntegration({ hasServer }: { hasServer: boolean }) {
  return (
    <section aria-labelledby="request" className="not-prose mt-12 rounded-lg border border-line bg-raised p-5 sm:p-6">
      <h2 id="request" className="text-xl font-semibold tracking-tight">
        Request an integration
      </h2>
      {hasServer ? <RequestForm /> : <IssueHint />}
    </section>
  );
}

function IssueHint() {
  return (
    <p className="mt-1 text-ink-2">
      This copy of the site can't store requests.{' '}
      <TextLink href={`${BRAND.repositoryUrl}/issues`}>Open an issue on GitHub</TextLink> and name the tool.
    </p>
  );
}

function RequestForm() {
  return (
    <>
      <p className="mt-1 text-ink-2" id="request-help">
        Name the tool and what you would like to trace. Don't include personal data; we can't reply.
      </p>
      <form method="post" action={FEEDBACK_PATH} data-request-integration className="mt-4" data-markdown="skip">
        <input type="hidden" name="page" value={sectionById('integrations').prefix} />
        <input type="hidden" name="feedback" value="negative" />
        <Honeypot />
        <div className="flex gap-2.5 max-sm:flex-col">
          <Input
            name="comment"
            required
            maxLength={REQUEST_MAX_CHARS}
            aria-label="Tool"
            aria-describedby="request-help"
            placeholder="Tool, and what you want to trace"
            autoComplete="off"
          />
          <Button type="submit" className="shrink-0 max-sm:self-start">
            Send request
          </Button>
        </div>
        <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden" />
      </form>
    </>
  );
}
