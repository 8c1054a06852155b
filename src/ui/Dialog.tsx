import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { returnFocus } from './focus-return.ts';
import { IconButton } from './IconButton.tsx';
import { useBackdrop } from './use-backdrop.ts';

/** Props of Dialog; `onClose` is called on Esc, a backdrop click and the close button. */
export interface DialogProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  closeLabel: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** False if the component that opens the dialog returns focus itself. */
  returnsFocus?: boolean;
  className?: string;
}

function useModal(open: boolean, returnsFocus: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  // Before the next paint, so that the dialog never shows without its content.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (returnsFocus) returnFocus();
    };
  }, [open, returnsFocus]);
  return ref;
}

/** A modal based on the native `<dialog>`: the browser traps focus, closes it on Esc and returns focus. For islands. */
export function Dialog({ returnsFocus = true, ...props }: DialogProps) {
  const { open, onClose, title, closeLabel, description, children, footer, className } = props;
  const ref = useModal(open, returnsFocus);
  const backdrop = useBackdrop(onClose);
  const id = useId();
  return (
    <dialog
      ref={ref}
      {...backdrop}
      onClose={() => open && onClose()}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}text` : undefined}
      className={cn(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg overflow-y-auto rounded-lg border border-line-strong bg-raised p-0 text-ink transition-opacity duration-150 starting:opacity-0',
        className,
      )}
    >
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <header className="flex items-start justify-between gap-4">
          <div>
            <h2 id={`${id}title`} className="text-lg leading-7 font-semibold">
              {title}
            </h2>
            {description && (
              <p id={`${id}text`} className="mt-1 text-sm text-ink-2">
                {description}
              </p>
            )}
          </div>
          <IconButton label={closeLabel} size="iconXs" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        {children}
        {footer && <footer className="flex flex-wrap justify-end gap-2">{footer}</footer>}
      </div>
    </dialog>
  );
}
