import { BrandMark } from '../../features/brand-mark/BrandMark.tsx';
import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import type { PlannedItem, Stage } from './plan.ts';

function Item({ title, summary, today }: PlannedItem) {
  return (
    <li className="grid gap-x-8 gap-y-1.5 py-5 lg:grid-cols-[1fr_9rem]">
      <div>
        <h3 className="font-medium text-ink">{title}</h3>
        <p className="mt-1 max-w-[34rem] text-[0.9375rem] leading-relaxed text-ink-2">{summary}</p>
      </div>
      <p className="flex gap-x-2 text-sm leading-6 lg:flex-col max-sm:[&>a]:relative max-sm:[&>a]:after:absolute max-sm:[&>a]:after:-inset-2.5">
        <span className="font-mono text-xs leading-6 text-ink-3">Today</span>
        <TextLink href={today.path}>{today.title}</TextLink>
      </p>
    </li>
  );
}

/** One stage of the plan. */
export function StageSection({ id, title, lead, level, items }: Stage) {
  return (
    <section aria-labelledby={id} className="mt-14 first:mt-0">
      <div className="flex items-center gap-3">
        <BrandMark level={level} className="size-6 text-ink-3" />
        <h2 id={id} className="text-2xl font-semibold tracking-tight">
          {title}
        </h2>
      </div>
      <p className="mt-1.5 mb-4 text-ink-2">{lead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <Item key={item.title} {...item} />
        ))}
      </ul>
    </section>
  );
}
