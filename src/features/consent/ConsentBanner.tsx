import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import type { ConsentWords } from './words.ts';

/** Refusing is as easy as agreeing: both buttons look the same. */
const EQUAL = buttonClass({ variant: 'outline', className: 'min-w-32' });

/** The question at the foot of the window; the page scrolls behind it. */
export function ConsentBanner({ words }: { words: ConsentWords }): ReactNode {
  return (
    <section
      hidden
      aria-label={words.banner}
      data-consent-banner
      className="fixed inset-x-0 bottom-0 z-50 max-h-[60dvh] overflow-y-auto border-t border-line-strong bg-raised"
    >
      <div className="mx-auto flex max-w-[90rem] flex-col gap-x-10 gap-y-3 px-5 py-4 lg:flex-row lg:items-center lg:justify-between">
        <p className="max-w-[44rem] text-sm leading-6 text-ink-2">
          {words.question}{' '}
          <a href="/cookie-policy" className="text-amber-ink underline underline-offset-4">
            {words.policy}
          </a>
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-2 sm:flex">
          <button type="button" data-consent-answer="reject" className={EQUAL}>
            {words.reject}
          </button>
          <button type="button" data-consent-answer="accept" className={EQUAL}>
            {words.accept}
          </button>
          <button
            type="button"
            data-consent-open
            className={buttonClass({ variant: 'ghost', className: 'max-sm:col-span-2' })}
          >
            {words.preferences}
          </button>
        </div>
      </div>
    </section>
  );
}
