import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import type { Fact } from '../parts/FactGrid.tsx';
import type { Step } from '../parts/NumberedSteps.tsx';

/** Control over access. */
export const ACCESS: readonly Fact[] = [
  {
    title: 'Enforced single sign-on',
    text: 'People sign in through your identity provider and in no other way.',
    link: ['Single sign-on', '/docs/administration/sso'],
  },
  {
    title: 'Roles for single projects',
    text: 'Closed by default for restricted data, open by default for the rest. A project role replaces that of the organisation.',
    link: ['Roles', '/docs/administration/rbac'],
  },
  {
    title: 'SCIM',
    text: 'Members are created and removed from your identity provider, so a person who leaves there leaves here too.',
    link: ['SCIM', '/docs/administration/scim-and-org-api'],
  },
  {
    title: 'Audit logs',
    text: 'Changes of members, keys, prompts and settings are recorded with person and time, and kept when traces are deleted.',
    link: ['Audit logs', '/docs/administration/audit-logs'],
  },
  {
    title: 'Protected labels',
    text: 'Members write and test prompts freely. Only owners and admins move the label that production reads.',
    link: ['Version control', '/docs/prompts/version-control'],
  },
  {
    title: 'Masking in your process',
    text: 'Personal and secret values are removed before a trace leaves your application.',
    link: ['Masking', '/docs/tracing/masking'],
  },
];

/** Where data is and under which terms. */
export const DATA: readonly Fact[] = [
  {
    title: 'Regions',
    text: 'EU, US, and a separate HIPAA region with its own accounts, keys and databases.',
    link: ['Data regions', '/security/data-regions'],
  },
  {
    title: 'Retention',
    text: 'A period for each project, after which traces, scores and media are deleted.',
    link: ['Data retention', '/docs/administration/data-retention'],
  },
  {
    title: 'Your own machines',
    text: 'The same containers under an enterprise licence. They connect to what you set up, and a daily count without content can be turned off.',
    link: ['Self-hosting', '/self-hosting'],
  },
  {
    title: 'Agreements',
    text: 'A data processing agreement for everyone, a business associate agreement for the HIPAA region.',
    link: ['Data processing', '/security/dpa'],
  },
  {
    title: 'Reports',
    text: 'What an auditor asks for, and what we would hand over, is written down page by page.',
    link: ['SOC 2', '/security/soc2'],
  },
  {
    title: 'Support',
    text: 'A named contact, agreed response times and, if you wish, a shared channel.',
    link: ['Support', '/support'],
  },
];

/** How a contract comes about. */
export const contractSteps = (price: string): readonly Step[] => [
  {
    title: 'An email',
    text: (
      <>
        Say what you build, how many requests a month you expect and what may not happen.{' '}
        <TextLink href="/talk-to-us">Talk to us</TextLink> lists the addresses.
      </>
    ),
  },
  {
    title: 'A trial with your own traces',
    text: 'A project in the region you would use, or a licence key for your own cluster. A customer engineer helps with the first traces.',
  },
  {
    title: 'Security review',
    text: (
      <>
        Most questions are answered under <TextLink href="/security">security</TextLink>. We fill in your questionnaire
        for the rest.
      </>
    ),
  },
  { title: 'Order', text: `Volume, term, support. Enterprise starts at ${price} a month.` },
];
