import { Container } from '../../layouts/marketing/Container.tsx';

export interface Anchor {
  id: string;
  title: string;
}

/** Links to the parts of a page: a row under the header that stays in view and scrolls sideways on small screens. */
export function AnchorNav({ label, anchors }: { label: string; anchors: readonly Anchor[] }) {
  return (
    <nav aria-label={label} className="sticky top-16 z-10 border-line border-y bg-paper">
      <Container>
        <ol className="-mx-1 flex gap-x-6 scroll-x px-1">
          {anchors.map(({ id, title }, index) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center gap-2 whitespace-nowrap text-[0.9375rem] text-ink-2 -outline-offset-2 hover:text-ink"
              >
                <span aria-hidden="true" className="font-mono text-ink-3 text-xs">
                  {index + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}
