import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { changelogPath } from './pages.ts';

/** Leads to newer and older entries; absent if one page contains all. */
export function Pager({ number, count }: { number: number; count: number }) {
  if (count < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-10 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      {number > 1 ? (
        <Button href={changelogPath(number - 1)} rel="prev" variant="outline" className="justify-self-start">
          <ArrowLeft aria-hidden /> Newer
        </Button>
      ) : (
        <span />
      )}
      <p className="font-mono text-xs text-ink-3">
        Page {number} of {count}
      </p>
      {number < count && (
        <Button href={changelogPath(number + 1)} rel="next" variant="outline" className="justify-self-end">
          Older <ArrowRight aria-hidden />
        </Button>
      )}
    </nav>
  );
}
