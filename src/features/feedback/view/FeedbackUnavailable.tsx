import type { ReactNode } from 'react';
import { BRAND } from '../../../site/brand.ts';

/** Replaces the widget in a static export, where no server stores votes. */
export function FeedbackUnavailable(): ReactNode {
  return (
    <p className="text-sm text-ink-2">
      This copy of the site can't store votes.{' '}
      <a
        href={`${BRAND.siteRepositoryUrl}/issues`}
        rel="noreferrer"
        className="inline-flex min-h-9 items-center text-ink underline decoration-line-strong underline-offset-4 hover:decoration-amber-ink max-sm:min-h-11"
      >
        Open an issue on GitHub
      </a>
    </p>
  );
}
