import { ArchitectureDiagram } from '../../features/architecture/ArchitectureDiagram.tsx';
import { SAMPLE_ARCHITECTURE } from '../../features/architecture/sample.ts';
import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import { Section } from '../../layouts/marketing/Section.tsx';
import { regionUrl } from '../../site/region-url.ts';
import { REGIONS, type Region } from '../../site/regions.ts';

const REGION_NOTES: Record<Region['id'], string> = {
  eu: 'Data stays in the European Union',
  us: 'Data stays in the United States',
  hipaa: 'For health information, under an agreement',
};

function Place({ name, address, note }: { name: string; address: string; note: string }) {
  return (
    <li className="flex flex-col gap-1 border-line border-t py-5">
      <span className="font-medium text-ink text-lg tracking-[-0.015em]">{name}</span>
      <span className="font-mono text-[13px] text-ink-3 [overflow-wrap:anywhere]">{address}</span>
      <span className="text-[0.9375rem] text-ink-2">{note}</span>
    </li>
  );
}

function Places() {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
      {REGIONS.map((region) => (
        <Place
          key={region.id}
          name={`Cloud ${region.label}`}
          address={regionUrl(region).replace('https://', '')}
          note={REGION_NOTES[region.id]}
        />
      ))}
      <Place
        name="Self-hosted"
        address="docker compose up"
        note="Data stays on your machines, without limits on units or seats"
      />
    </ul>
  );
}

/** How it runs: the components, the regions, and self-hosting. */
export function HowItRuns() {
  return (
    <Section
      id="runs"
      ground="sunken"
      eyebrow="How it runs"
      level={0.84}
      title="Two containers and four stores, in our cloud or yours"
      lead={
        <p>
          Cloud and self-hosted are one codebase. Batches are stored before the server answers, so a slow database
          delays traces and does not lose them. Changing place is one variable,{' '}
          <code className="font-mono text-[0.9em]">SIGHTGLASS_HOST</code>.
        </p>
      }
    >
      <ArchitectureDiagram diagram={SAMPLE_ARCHITECTURE} id="home-architecture" />
      <div className="flex flex-col gap-6">
        <Places />
        <div className="flex flex-wrap gap-x-7">
          <ArrowLink href="/self-hosting">Host it yourself</ArrowLink>
          <ArrowLink href="/security/data-regions">Data regions</ArrowLink>
          <ArrowLink href="/security">Security</ArrowLink>
        </div>
      </div>
    </Section>
  );
}
