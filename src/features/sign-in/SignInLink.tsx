import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.ts';
import { cn } from '../../lib/cn.ts';
import { type ButtonStyle, buttonClass } from '../../ui/Button.tsx';

/** Props of SignInLink: `label` is shown to visitors who are not signed in. */
export interface SignInLinkProps extends ButtonStyle {
  href: string;
  label: string;
  words: Pick<Words, 'toApp' | 'app'>;
  /** Uses the short label on small screens. */
  brief?: boolean;
  /** The side of the button at which the menu of regions begins. */
  align?: 'left' | 'right';
  /** Fills the width of its container. */
  fill?: boolean;
  /** Read by screen readers after the label. */
  about?: string;
  rel?: string;
  className?: string;
}

/** A sign-up link; a script turns it into a link to the app for visitors who are signed in. */
export function SignInLink(props: SignInLinkProps): ReactNode {
  const { href, label, words, brief = false, align = 'left', fill = false, about, rel, className, ...look } = props;
  return (
    <a
      href={href}
      rel={rel}
      data-sign-in
      data-sign-up={label}
      data-to-app={words.toApp}
      data-short={brief ? words.app : undefined}
      data-align={align}
      data-fill={fill ? '' : undefined}
      className={buttonClass({
        ...look,
        className: cn('sign-in', fill && 'w-full', className),
      })}
    >
      <span data-label>{label}</span>
      {about && ' '}
      {about && <span className="sr-only">{about}</span>}
    </a>
  );
}
