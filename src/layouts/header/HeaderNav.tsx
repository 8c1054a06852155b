import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { HEADER_NAV, type NavLink } from '../../site/nav.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { DropMenu } from '../../ui/DropMenu.tsx';

/** Returns the header entry to mark for a path; empty for all other pages, which share one header. */
export function getCurrentNavPath(path: string): string {
  return HEADER_NAV.some((entry) => 'href' in entry && entry.href === path) ? path : '';
}

/** The header's menus and links on wide screens. */
export function HeaderNav({ path, label }: { path: string; label: string }): ReactNode {
  return (
    <nav aria-label={label} className="ml-3 hidden items-center lg:flex">
      {HEADER_NAV.map((entry) =>
        'items' in entry ? (
          <DropMenu key={entry.title} label={entry.title} wide align="left" trigger={<MenuTitle title={entry.title} />}>
            {entry.items.map((item) => (
              <MenuLink key={item.href} {...item} />
            ))}
          </DropMenu>
        ) : (
          <a
            key={entry.title}
            href={entry.href}
            aria-current={path === entry.href ? 'page' : undefined}
            className={buttonClass({ variant: 'ghost', size: 'sm', className: 'px-2.5 aria-[current]:text-ink' })}
          >
            {entry.title}
          </a>
        ),
      )}
    </nav>
  );
}

function MenuTitle({ title }: { title: string }): ReactNode {
  return (
    <>
      {title}
      <ChevronDown aria-hidden className="menu-chevron" />
    </>
  );
}

function MenuLink({ title, href, description }: NavLink): ReactNode {
  return (
    <a href={href}>
      <span>{title}</span>
      <span>{description}</span>
    </a>
  );
}
