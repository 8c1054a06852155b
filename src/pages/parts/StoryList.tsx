import type { PageSummary } from './index-types.ts';

function Story({ page }: { page: PageSummary }) {
  return (
    <li className="group relative grid gap-x-8 gap-y-2 border-line border-t py-6 last:border-b md:grid-cols-[14rem_1fr]">
      <p className="flex flex-col font-mono text-[13px]">
        <span className="text-ink">{page.company}</span> <span className="text-ink-3">{page.industry}, invented</span>
      </p>
      <div className="flex flex-col gap-1.5">
        <h3 className="font-medium text-ink text-xl leading-[1.3] tracking-[-0.02em]">
          <a
            href={page.path}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {page.title}
          </a>
        </h3>
        <p className="max-w-[40rem] text-ink-2">{page.description}</p>
      </div>
    </li>
  );
}

/** Customer stories, one line each; every company is marked as invented. */
export function StoryList({ stories }: { stories: readonly PageSummary[] }) {
  return (
    <ul>
      {stories.map((page) => (
        <Story key={page.path} page={page} />
      ))}
    </ul>
  );
}
