import { SignUpButton } from '../../layouts/marketing/SignUpButton.tsx';
import { WholeWords } from '../../layouts/WholeWords.tsx';
import { SIGN_UP } from '../../schema/plans.ts';
import { Button } from '../../ui/Button.tsx';
import type { Plan } from '../parts/index-types.ts';

/** The most popular plan; its button is amber. */
const MAIN_PLAN: Plan['id'] = 'core';

interface PlanProps {
  plan: Plan;
  signUpUrl: string;
}

function Includes({ plan }: { plan: Plan }) {
  const list = [plan.units, plan.dataAccess, plan.seats, ...plan.includes];
  return (
    <ul className="flex flex-col gap-2 text-[0.9375rem] text-ink-2 leading-[1.45]">
      {list.map((item) => (
        <li key={item} className="flex gap-2.5">
          <span aria-hidden="true" className="mt-[0.62em] h-px w-2.5 shrink-0 bg-line-strong" />
          <WholeWords text={item} />
        </li>
      ))}
    </ul>
  );
}

function PlanAction({ plan: { id, name, action }, signUpUrl }: PlanProps) {
  const variant = id === MAIN_PLAN ? 'cta' : 'outline';
  if (action.href === SIGN_UP)
    return <SignUpButton href={signUpUrl} label={action.label} about={`for ${name}`} variant={variant} fill />;
  return (
    <Button href={action.href} variant={variant} aria-label={`${action.label}: ${name}`}>
      {action.label}
    </Button>
  );
}

function PlanCard({ plan, signUpUrl }: PlanProps) {
  return (
    <li className="flex flex-col gap-5 bg-raised p-6">
      <div className="flex flex-col gap-1">
        <h2 className="font-medium text-ink">{plan.name}</h2>
        <p className="font-semibold text-[2rem] text-ink tabular-nums leading-tight tracking-[-0.035em]">
          {plan.price}
        </p>
        <p className="font-mono text-[13px] text-ink-3">{plan.priceNote}</p>
      </div>
      <p className="text-[0.9375rem] text-ink-2 lg:min-h-[4.5rem]">{plan.summary}</p>
      <PlanAction plan={plan} signUpUrl={signUpUrl} />
      <Includes plan={plan} />
    </li>
  );
}

function WidePlan({ plan }: { plan: Plan }) {
  return (
    <div className="flex flex-col justify-between gap-6 rounded-lg border border-line p-6 md:flex-row md:items-center">
      <div className="flex flex-col gap-1">
        <h2 className="font-medium text-ink">
          {plan.name}: {plan.price.toLowerCase()}
        </h2>
        <p className="max-w-[40rem] text-[0.9375rem] text-ink-2">{plan.summary}</p>
        <p className="font-mono text-[13px] text-ink-3">{plan.priceNote}</p>
      </div>
      <div className="flex flex-wrap gap-3 md:shrink-0">
        <Button href={plan.action.href} variant="outline">
          {plan.action.label}
        </Button>
        <Button href="/pricing-self-host" variant="ghost">
          What needs a licence
        </Button>
      </div>
    </div>
  );
}

/** The cloud plans side by side, and self-hosting below them. */
export function PlanCards({ plans, signUpUrl }: { plans: readonly Plan[]; signUpUrl: string }) {
  const selfHosted = plans.find(({ id }) => id === 'selfHosted');
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {plans
          .filter((plan) => plan !== selfHosted)
          .map((plan) => (
            <PlanCard key={plan.id} plan={plan} signUpUrl={signUpUrl} />
          ))}
      </ul>
      {selfHosted && <WidePlan plan={selfHosted} />}
    </div>
  );
}
