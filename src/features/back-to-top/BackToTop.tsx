import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/Button.tsx';

/** A link to the top that shows once the page has been scrolled. */
export function BackToTop({ label }: { label: string }): ReactNode {
  return (
    <a
      href="#top"
      data-back-to-top
      data-chrome
      aria-label={label}
      className={buttonClass({
        variant: 'outline',
        size: 'icon',
        className: 'fixed right-4 bottom-4 z-20 rounded-full',
      })}
    >
      <ArrowUp aria-hidden />
    </a>
  );
}
