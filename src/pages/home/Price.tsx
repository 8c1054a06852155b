import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import { SplitSection } from '../../layouts/marketing/SplitSection.tsx';
import { joinWithDots } from '../../lib/join-with-dots.ts';
import type { Plan } from '../parts/index-types.ts';

function PlanLine({ plan }: { plan: Plan }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-line border-t py-5 last:border-b">
      <h3 className="font-medium text-ink text-lg tracking-[-0.015em]">{plan.name}</h3>
      <p className="text-right text-ink">
        <span className="font-medium text-lg tabular-nums tracking-[-0.015em]">{plan.price}</span>
        {plan.price.includes('$') && <span className="text-[0.9375rem] text-ink-3"> a month</span>}
      </p>
      <p className="col-span-2 text-[0.9375rem] text-ink-2">{plan.summary}</p>
      <p className="col-span-2 font-mono text-[13px] text-ink-3">
        {joinWithDots([plan.units, plan.dataAccess, plan.seats])}
      </p>
    </li>
  );
}

/** The plans in short. */
export function Price({ plans }: { plans: readonly Plan[] }) {
  return (
    <SplitSection
      id="price"
      eyebrow="What it costs"
      level={0.96}
      title="Priced by what you record, not by who looks"
      lead={
        <p>
          A unit is one trace, one observation or one score. Seats are unlimited from Core upwards, because quality
          improves when the people who know the subject read real answers.
        </p>
      }
      aside={
        <div className="flex flex-col items-start">
          <ArrowLink href="/pricing">Compare plans and work out a price</ArrowLink>
          <ArrowLink href="/pricing-self-host">Prices for self-hosting</ArrowLink>
        </div>
      }
    >
      <ul>
        {plans.map((plan) => (
          <PlanLine key={plan.id} plan={plan} />
        ))}
      </ul>
    </SplitSection>
  );
}
