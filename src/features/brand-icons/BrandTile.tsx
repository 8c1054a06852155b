import { brandIconPath } from './icons.ts';

/** What `BrandTile` takes. */
export interface BrandTileProps {
  /** The project's name; its first letter stands in for a logo. */
  name: string;
  /** A simple-icons slug. */
  logo?: string;
}

/** A small tile with a project's logo in ink, or with its first letter. The name stands beside it as text. */
export function BrandTile({ name, logo }: BrandTileProps) {
  const path = logo ? brandIconPath(logo) : undefined;
  return (
    <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-md border border-line bg-paper text-ink-2">
      {path ? (
        <svg aria-hidden viewBox="0 0 24 24" className="size-4.5 fill-current">
          <path d={path} />
        </svg>
      ) : (
        <span aria-hidden className="font-mono text-sm font-medium">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
      )}
    </span>
  );
}
