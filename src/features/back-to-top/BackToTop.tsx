import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/Button.tsx';

/**
 * A link to the top that shows once the page has been scrolled. It belongs to the footer but never covers content: it sits
 * in the empty space above the footer and, on screens wider than the page, in the margin next to it.
 */
export function BackToTop({ label }: { label: string }): ReactNode {
  return (
    <div className="relative mx-auto h-0 max-w-[90rem]">
      <a
        href="#top"
        data-back-to-top
        className={buttonClass({
          variant: 'outline',
          className: 'back-to-top',
        })}
      >
        <ArrowUp aria-hidden />
        <span className="min-[100rem]:sr-only">{label}</span>
      </a>
    </div>
  );
}
