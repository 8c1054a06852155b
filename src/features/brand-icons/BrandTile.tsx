import { brandMark } from './icons.ts';

/** What `BrandTile` takes. */
export interface BrandTileProps {
  /** Names of the mark, the best first. */
  names: readonly (string | undefined)[];
}

/** Fallback icon for projects without a mark. */
const PLUG = { paths: ['M9 2.5v5M15 2.5v5M6.5 7.5h11V11a5.5 5.5 0 0 1-11 0zM12 16.5v5'], stroke: true };

/** A small tile with a project's logo. The name is next to it as text. */
export function BrandTile({ names }: BrandTileProps) {
  const known = names.map((name) => (name === undefined ? undefined : brandMark(name)));
  const { paths, stroke } = known.find((mark) => mark !== undefined) ?? PLUG;
  return (
    <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-md border border-line bg-paper text-ink-2">
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        fillRule="evenodd"
        className={stroke ? 'size-5 fill-none stroke-current' : 'size-4.5 fill-current'}
        {...(stroke && { strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' })}
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </span>
  );
}
