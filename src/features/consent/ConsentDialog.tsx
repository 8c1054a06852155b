import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Category } from '../../site/tools.ts';
import { buttonClass } from '../../ui/Button.tsx';
import type { ConsentWords } from './words.ts';

interface RowProps {
  name: string;
  text: string;
  /** Absent for necessary cookies. */
  category?: Category;
}

function Row({ name, text, category }: RowProps): ReactNode {
  const id = `consent-${category ?? 'necessary'}`;
  return (
    <li className="flex items-start justify-between gap-6 border-t border-line py-3">
      <div>
        <label htmlFor={id} className="block font-medium">
          {name}
        </label>
        <p id={`${id}-text`} className="text-sm leading-6 text-ink-2">
          {text}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox reports its own state.
        role="switch"
        aria-describedby={`${id}-text`}
        data-consent-switch={category}
        defaultChecked={!category}
        disabled={!category}
        className="switch"
      />
    </li>
  );
}

function Actions({ words }: { words: ConsentWords }): ReactNode {
  const equal = buttonClass({ variant: 'outline', className: 'min-w-32' });
  return (
    <div data-consent-actions className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
      <button type="submit" value="reject" className={equal}>
        {words.rejectAll}
      </button>
      <button type="submit" value="accept" className={equal}>
        {words.acceptAll}
      </button>
      <button type="submit" value="save" className={buttonClass({ className: 'max-sm:col-span-2' })}>
        {words.save}
      </button>
    </div>
  );
}

/** The preferences with one switch per category. The form closes the dialog. */
export function ConsentDialog({ words, categories }: { words: ConsentWords; categories: Category[] }): ReactNode {
  return (
    <dialog
      data-consent-dialog
      aria-labelledby="consent-title"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg overflow-y-auto rounded-lg border border-line-strong bg-raised p-0 text-ink"
    >
      <form method="dialog" className="flex flex-col gap-4 p-5 sm:p-6">
        <header className="flex items-start justify-between gap-4">
          <h2 id="consent-title" className="text-lg leading-7 font-semibold">
            {words.title}
          </h2>
          <button
            type="submit"
            value=""
            aria-label={words.close}
            className={buttonClass({ variant: 'ghost', size: 'icon', className: '-mt-2 -mr-2' })}
          >
            <X aria-hidden />
          </button>
        </header>
        <p className="-mt-3 text-sm leading-6 text-ink-2">
          {words.intro}{' '}
          <a href="/cookie-policy" className="text-amber-ink underline underline-offset-4">
            {words.policy}
          </a>
        </p>
        <p hidden data-consent-refused className="rounded-md bg-blue-wash px-3 py-2 text-sm leading-6 text-blue-ink">
          {words.refusedByBrowser}
        </p>
        <ul>
          <Row {...words.necessary} />
          {categories.map((category) => (
            <Row key={category} {...words.categories[category]} category={category} />
          ))}
        </ul>
        <Actions words={words} />
      </form>
    </dialog>
  );
}
