import { TextLink } from '../../../layouts/marketing/TextLink.tsx';
import { SECTIONS } from '../../../site/sections.ts';

/** Shown without JavaScript in a static export: what the page can't do, and where to look instead. */
export function SearchNeedsScript() {
  return (
    <noscript>
      <div className="mb-10">
        <p className="max-w-[38rem] text-ink">
          This copy of the site searches in your browser and needs JavaScript for it. Without JavaScript, browse a
          section:
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {SECTIONS.filter(({ searchTab }) => searchTab !== null).map(({ id, label, prefix }) => (
            <li key={id} className="flex min-h-11 items-center">
              <TextLink href={prefix}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}
