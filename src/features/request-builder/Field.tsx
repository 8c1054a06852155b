import { type ReactNode, useId } from 'react';

/** A field under its label. */
export function Field({ label, children }: { label: string; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-xs text-ink-2">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
