import { Tag as PriceTag } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { PanelHead } from '../features/product-kit/PanelHead.tsx';
import { cn } from '../lib/cn.ts';
import type { Tag } from '../markdown/vocabulary.ts';
import { DrawnFigure, type FigureFrame } from '../ui/DrawnFigure.tsx';
import { drawnTag } from './drawn-tag.tsx';

const text = z.string().min(1);

const schema = z.strictObject({
  title: text,
  plans: z.array(z.strictObject({ name: text, includes: text, discounted: text, regular: text })).min(1),
  caption: text.optional(),
});

type Prices = z.infer<typeof schema>;
type PlanPrices = Prices['plans'][number];

const DISCOUNT_MONTHS = 12;
const REGULAR_MONTHS = 6;
const [DISCOUNT_LABEL, REGULAR_LABEL] = ['months 1 to 12', 'from month 13'];

function Months({ count, bar }: { count: number; bar: string }): ReactNode {
  return (
    <span aria-hidden="true" className="flex h-10 items-end gap-1">
      {Array.from({ length: count }, (_, month) => month).map((month) => (
        <span key={month} className={cn('min-w-0 flex-1 rounded-xs', bar)} />
      ))}
    </span>
  );
}

function Phase({ price, label, children }: { price: string; label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {children}
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="font-medium text-ink">{price}</span>
        <span className="font-mono text-ink-3 text-xs">{label}</span>
      </p>
    </div>
  );
}

function PlanRow({ plan: { name, includes, discounted, regular } }: { plan: PlanPrices }): ReactNode {
  return (
    <li className="flex flex-col gap-3 border-line border-t px-4 py-4 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="font-medium text-ink text-sm">{name}</p>
        <p className="font-mono text-ink-3 text-xs">{includes}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,12fr)_minmax(0,6fr)] gap-x-1">
        <Phase price={discounted} label={DISCOUNT_LABEL}>
          <Months count={DISCOUNT_MONTHS} bar="h-1/2 bg-amber" />
        </Phase>
        <Phase price={regular} label={REGULAR_LABEL}>
          <Months count={REGULAR_MONTHS} bar="h-full bg-line-strong" />
        </Phase>
      </div>
    </li>
  );
}

/** Plans at half price for a year, a bar for each month. */
function Timeline({ prices: { title, plans }, ...frame }: { prices: Prices } & FigureFrame): ReactNode {
  return (
    <DrawnFigure summary={`${title}: ${plans.map(({ name }) => name).join(', ')}`} {...frame}>
      <PanelHead title={title} />
      <ul>
        {plans.map((plan) => (
          <PlanRow key={plan.name} plan={plan} />
        ))}
      </ul>
    </DrawnFigure>
  );
}

const planMarkdown = ({ name, includes, discounted, regular }: PlanPrices) =>
  `- ${name} (${includes}): ${discounted} ${DISCOUNT_LABEL}, ${regular} ${REGULAR_LABEL}`;

/** `<PriceTimeline title="..." plans={[...]} />`: prices come from placeholders such as `{{plan:core.half-price}}`. */
export const priceTimelineTag: Tag = drawnTag(schema, {
  render: (prices, { id: _, ...frame }) => <Timeline prices={prices} {...frame} />,
  markdown: ({ title, plans }) => `**${title}**\n\n${plans.map(planMarkdown).join('\n')}`,
  note: () => ({ text: 'Prices as on the pricing page', Icon: PriceTag }),
});
