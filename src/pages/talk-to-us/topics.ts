import { BRAND } from '../../site/brand.ts';

/** A subject of an email: where to send it, and what to include. */
export interface Topic {
  title: string;
  text: string;
  mailbox: string;
  subject: string;
}

const DOMAIN = BRAND.email.split('@')[1];

/** The address of a mailbox at the company. */
export function getAddress({ mailbox }: Topic): string {
  return `${mailbox}@${DOMAIN}`;
}

/** A link that opens an email with its subject filled in. */
export function getMailto(topic: Topic): string {
  return `mailto:${getAddress(topic)}?subject=${encodeURIComponent(topic.subject)}`;
}

/** Subjects, the most frequent first. */
export const TOPICS: readonly Topic[] = [
  {
    title: 'Plans, volume and Enterprise',
    text: 'Requests a month, the region you need, and what you use today.',
    mailbox: 'sales',
    subject: 'Plans and volume',
  },
  {
    title: 'A licence for self-hosting',
    text: 'Where it runs, how many people use it, which ee/ modules you need.',
    mailbox: 'sales',
    subject: 'Enterprise licence',
  },
  {
    title: 'Security review',
    text: 'Your questionnaire, or the questions as your team would put them.',
    mailbox: 'security',
    subject: 'Security review',
  },
  {
    title: 'Agreements',
    text: 'Data processing or business associate agreement, with the name of your legal entity.',
    mailbox: 'legal',
    subject: 'Agreement',
  },
  {
    title: 'Privacy request',
    text: 'What you want to know, have corrected or have deleted.',
    mailbox: 'privacy',
    subject: 'Privacy request',
  },
  {
    title: 'Startup programme',
    text: 'The organisation’s name, your website and two sentences on what you build.',
    mailbox: 'startups',
    subject: 'Startup programme',
  },
  { title: 'Working here', text: 'The role, and something you have made.', mailbox: 'careers', subject: 'Application' },
  { title: 'Anything else', text: 'A talk, an article, an idea, a complaint.', mailbox: 'hello', subject: 'Hello' },
];
