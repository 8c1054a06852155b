import type { CodedPage } from '../../layouts/coded-page.ts';
import { Container } from '../../layouts/marketing/Container.tsx';
import { BRAND } from '../../site/brand.ts';
import { getHosts, type HostsEnv, THIRD_PARTIES, type ThirdParty } from '../../site/third-parties.ts';

const CATEGORY_NAMES: Readonly<Record<ThirdParty['category'], string>> = {
  own: 'Necessary, our own',
  analytics: 'Analytics',
  marketing: 'Marketing',
  click: 'A video you play',
  link: 'A link you follow',
};

function Hosts({ hosts }: { hosts: readonly string[] }) {
  if (hosts.length === 0) return <>Not switched on here</>;
  // The space keeps the names apart for those who read the text alone.
  return hosts.map((host) => (
    <span key={host} className="block whitespace-nowrap">
      <code>{host}</code>{' '}
    </span>
  ));
}

function PartyTable({ env }: { env: HostsEnv }) {
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            {['Party', 'Hosts', 'Purpose', 'Category', 'When'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {THIRD_PARTIES.map((party) => (
            <tr key={party.name}>
              <th scope="row">{party.name}</th>
              <td>
                <Hosts hosts={getHosts(party, env)} />
              </td>
              <td>{party.purpose}</td>
              <td>{CATEGORY_NAMES[party.category]}</td>
              <td>{party.when}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ThirdPartiesBody({ env }: { env: HostsEnv }) {
  return (
    <Container className="pb-6">
      <h1 className="pt-12 text-[2.5rem] leading-[1.04] font-semibold tracking-[-0.04em] text-ink sm:pt-20 md:text-[3.25rem]">
        Third parties
      </h1>
      <div className="prose">
        <div className="not-prose mt-4 mb-10 sm:mb-12">
          <p className="max-w-[38rem] text-lg leading-relaxed text-ink-2">
            Every other host that your browser may contact while you read this site, why, and after what. Before you
            agree to anything there is none but our own.
          </p>
        </div>
        <PartyTable env={env} />
        <p>
          The table is made from the same list as the Content-Security-Policy of this site, so your browser refuses to
          contact anyone who is missing from it. Followed links are the exception: where they lead is up to you. Fonts,
          scripts, pictures and the search index come from our own server.
        </p>
        <p>
          What is kept in your browser, for how long, and how to change your mind is in the{' '}
          <a href="/cookie-policy">cookie policy</a>; everything else about personal data is in the{' '}
          <a href="/privacy">privacy notice</a>. Suppliers of {BRAND.name} Cloud are listed under{' '}
          <a href="/security/subprocessors">subprocessors</a>.
        </p>
      </div>
    </Container>
  );
}

/** Lists who else may be contacted, as this server is configured. */
export function thirdPartiesPage(env: HostsEnv): CodedPage {
  return {
    path: '/third-parties',
    title: 'Third parties',
    description:
      'Every other host that a browser may contact while reading this site: who it is, what for, in which category, and after what.',
    feedback: true,
    Body: () => <ThirdPartiesBody env={env} />,
  };
}
