import type { ReactNode } from 'react';
import { siDiscord, siGithub, siX } from 'simple-icons';
import type { Words } from '../../i18n/words.ts';
import { cn } from '../../lib/cn.ts';
import { BRAND } from '../../site/brand.ts';
import { buttonClass } from '../../ui/Button.tsx';

/** Chat, social network and repository. */
export function SocialLinks({ words, className }: { words: Words; className?: string }): ReactNode {
  const links = [
    { href: BRAND.chatUrl, label: words.chat, path: siDiscord.path },
    { href: BRAND.xUrl, label: words.social, path: siX.path },
    { href: BRAND.repositoryUrl, label: words.repository, path: siGithub.path },
  ];
  return (
    <div className={cn('items-center gap-0.5', className)}>
      {links.map(({ href, label, path }) => (
        <a
          key={href}
          href={href}
          title={label}
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'ghost', size: 'icon', className: 'sm:w-9' })}
        >
          <span className="sr-only">{label}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true" className="fill-current">
            <path d={path} />
          </svg>
        </a>
      ))}
    </div>
  );
}
