import { cn } from '../../lib/cn.ts';
import { BrandMark } from './BrandMark.tsx';
import { SAMPLE_WORDMARK } from './sample.ts';

/** What `Wordmark` takes. */
export interface WordmarkProps {
  name?: string;
  /** Classes of the whole; the text size sets the size of the icon too. */
  className?: string;
}

/** The icon and the name, set in the text's own size and colour. */
export function Wordmark({ name = SAMPLE_WORDMARK.name, className }: WordmarkProps) {
  return (
    <span className={cn('wordmark', className)}>
      <BrandMark className="size-[1.25em]" />
      {name}
    </span>
  );
}
