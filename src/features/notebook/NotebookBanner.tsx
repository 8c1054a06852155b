import { ExternalLink, NotebookText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notebookLinks } from './notebook-links.ts';
import { NOTEBOOK_WORDS as WORDS } from './words.ts';

/** Says that a page is a notebook, and where to read and run it. */
export function NotebookBanner({ ipynbPath }: { ipynbPath: string }): ReactNode {
  const { github, colab } = notebookLinks(ipynbPath);
  return (
    <aside
      aria-label={WORDS.title}
      className="not-prose mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-sunken px-4 py-3"
    >
      <p className="flex items-center gap-2.5 text-sm font-medium text-ink">
        <NotebookText aria-hidden className="size-4 text-amber-ink" />
        {WORDS.title}
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:flex-col sm:ml-auto">
        <Button href={github} rel="noreferrer" variant="outline" size="sm">
          {WORDS.github}
        </Button>
        <Button href={colab} rel="noreferrer" variant="outline" size="sm">
          {WORDS.colab}
          <ExternalLink aria-hidden />
        </Button>
      </div>
    </aside>
  );
}
