import { Plus } from 'lucide-react';
import { BRAND } from '../../site/brand.ts';
import { Button } from '../../ui/Button.tsx';
import type { Role } from './roles.ts';

const MAILBOX = `careers@${BRAND.email.split('@')[1]}`;

function Detail({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="font-mono text-[13px] text-ink-3">{label}</dt>
      <dd className="text-ink-2">{text}</dd>
    </div>
  );
}

function RoleItem({ role }: { role: Role }) {
  return (
    <details id={role.id} className="group border-line border-t last:border-b">
      <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_auto] [&::-webkit-details-marker]:hidden">
        <h3 className="font-medium text-ink text-xl tracking-[-0.02em] group-hover:text-amber-ink">{role.title}</h3>
        <span className="col-start-1 font-mono text-[13px] text-ink-3 md:col-start-2">{role.place}</span>
        <Plus
          aria-hidden
          className="col-start-2 row-span-2 row-start-1 size-5 text-ink-3 transition-transform duration-150 group-open:rotate-45 md:col-start-3 md:row-span-1"
        />
      </summary>
      <div className="flex flex-col items-start gap-6 pb-8">
        <dl className="grid gap-6 md:grid-cols-3 md:gap-8">
          <Detail label="Why it exists" text={role.reason} />
          <Detail label="The first three months" text={role.first} />
          <Detail label="What we look for" text={role.looksFor} />
        </dl>
        <Button variant="outline" href={`mailto:${MAILBOX}?subject=${encodeURIComponent(role.title)}`}>
          Write to {MAILBOX}
        </Button>
      </div>
    </details>
  );
}

/** The open roles; each opens on its reasons. */
export function RoleList({ roles }: { roles: readonly Role[] }) {
  return (
    <div>
      {roles.map((role) => (
        <RoleItem key={role.id} role={role} />
      ))}
    </div>
  );
}
