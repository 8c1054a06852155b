import type { Href } from '../../site/links.ts';
import type { PlanContract } from '../../site/plans.ts';
import { Button } from '../../ui/Button.tsx';
import { type ComparisonRow, comparePlans } from '../parts/comparison.ts';

function List({ rows }: { rows: readonly ComparisonRow[] }) {
  return (
    <ul className="flex flex-col gap-2 text-[0.9375rem] text-ink-2">
      {rows.map(({ name }) => (
        <li key={name} className="flex gap-2.5">
          <span aria-hidden="true" className="mt-[0.72em] h-px w-2.5 shrink-0 bg-line-strong" />
          {name}
        </li>
      ))}
    </ul>
  );
}

interface EditionProps {
  name: string;
  price: string;
  note: string;
  rows: readonly ComparisonRow[];
  action: readonly [label: string, href: Href];
}

function Edition({ name, price, note, rows, action: [label, href] }: EditionProps) {
  return (
    <div className="flex flex-col gap-5 bg-raised p-6 md:p-8">
      <div className="flex flex-col gap-1">
        <h2 className="font-medium text-ink">{name}</h2>
        <p className="font-semibold text-[2rem] text-ink leading-tight tracking-[-0.035em]">{price}</p>
        <p className="font-mono text-[13px] text-ink-3">{note}</p>
      </div>
      <List rows={rows} />
      <Button href={href} variant="outline" className="mt-auto self-start">
        {label}
      </Button>
    </div>
  );
}

/** The MIT core next to the enterprise licence: what each one contains. */
export function LicenceCompare({ contract }: { contract: PlanContract }) {
  const rows = comparePlans(contract).flatMap((group) => group.rows);
  return (
    <div className="grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-2">
      <Edition
        name="Core"
        price="Free"
        note="MIT licence, unlimited units and seats"
        rows={rows.filter(({ cells }) => cells.selfHosted === 'yes')}
        action={['Deploy with Docker Compose', '/self-hosting/deployment/docker-compose']}
      />
      <Edition
        name="Enterprise licence"
        price="On request"
        note="everything in Core, and the ee/ modules with a key"
        rows={rows.filter(({ cells }) => cells.selfHosted === 'ee')}
        action={['Talk to us', '/talk-to-us']}
      />
    </div>
  );
}
