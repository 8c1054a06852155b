import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.ts';
import { cn } from '../../lib/cn.ts';
import { BRAND } from '../../site/brand.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Mark } from '../../ui/Mark.tsx';

/** Chat, social network and repository. */
export function SocialLinks({ words, className }: { words: Words; className?: string }): ReactNode {
  const links = [
    { href: BRAND.chatUrl, label: words.chat, mark: 'chat' },
    { href: BRAND.xUrl, label: words.social, mark: 'social' },
    { href: BRAND.repositoryUrl, label: words.repository, mark: 'repository' },
  ] as const;
  return (
    <div className={cn('items-center gap-0.5', className)}>
      {links.map(({ href, label, mark }) => (
        <a
          key={href}
          href={href}
          title={label}
          rel="noreferrer"
          className={buttonClass({ variant: 'ghost', size: 'icon', className: 'sm:w-9' })}
        >
          <span className="sr-only">{label}</span>
          <Mark name={mark} />
        </a>
      ))}
    </div>
  );
}
