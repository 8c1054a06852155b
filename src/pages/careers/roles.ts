/** An open role. */
export interface Role {
  id: string;
  title: string;
  area: string;
  place: string;
  /** Countries from which the role can be held, by their two letters; those whose hours fit the place. */
  countries: readonly string[];
  /** Day the role was opened. */
  posted: string;
  /** The current problem, and why the role exists. */
  reason: string;
  /** What to do in the first three months. */
  first: string;
  looksFor: string;
}

const AMERICAS = ['US', 'CA', 'MX', 'CO', 'PE', 'CL', 'AR', 'UY', 'BR'];
const NEAR_UTC = [
  'PT',
  'GB',
  'IE',
  'ES',
  'FR',
  'BE',
  'NL',
  'DE',
  'CH',
  'AT',
  'IT',
  'CZ',
  'PL',
  'DK',
  'NO',
  'SE',
  'FI',
  'EE',
  'GR',
  'GH',
  'NG',
  'KE',
  'ZA',
];

/** Open roles. All invented, like the company. */
export const ROLES: readonly Role[] = [
  {
    id: 'query-performance',
    title: 'Engineer, Query Performance',
    area: 'Ingestion and Storage',
    place: 'Remote, within three hours of UTC',
    countries: NEAR_UTC,
    posted: '2026-09-21',
    reason:
      'Dashboards over a year of observations take longer than a reader waits. Kwame knows why and has no time to change it.',
    first:
      'Measure the ten slowest queries of real projects, choose materialised views for three of them, and write down what you rejected.',
    looksFor:
      'You have tuned a column store under load and can explain a query plan to someone who has never read one.',
  },
  {
    id: 'jvm-and-go',
    title: 'Engineer, JVM and Go instrumentation',
    area: 'OpenTelemetry',
    place: 'Remote, any time zone',
    countries: [...AMERICAS, ...NEAR_UTC, 'AE', 'IN', 'SG', 'JP', 'KR', 'AU', 'NZ'],
    posted: '2026-10-05',
    reason: 'Teams on Java and Go send spans without GenAI attributes, and their traces arrive without models or cost.',
    first:
      'Find the gaps with five users, contribute the missing attributes to the projects concerned, and document the path here.',
    looksFor:
      'You have maintained a library that others depend on, and you enjoy a standards discussion more than you admit.',
  },
  {
    id: 'support-americas',
    title: 'Support Engineer, American hours',
    area: 'Support',
    place: 'Remote, UTC−8 to UTC−3',
    countries: AMERICAS,
    posted: '2026-10-19',
    reason: 'Questions from the Americas wait for a European morning.',
    first: 'Answer questions with Rafael, then alone. Turn what is asked three times into a page of the FAQ or a fix.',
    looksFor: 'You read stack traces with interest, write short sentences and reproduce before you guess.',
  },
  {
    id: 'technical-writer',
    title: 'Technical Writer',
    area: 'Developer Education',
    place: 'Remote, within four hours of UTC',
    countries: [...NEAR_UTC, 'AE', 'GE', 'MU'],
    posted: '2026-11-02',
    reason: 'There are more integrations than Amara can run, and a page that was not run is a page that is wrong.',
    first: 'Run every sample of the integrations, repair what fails, and set up a way to notice the next time.',
    looksFor: 'You write code well enough to distrust it, and you cut your own sentences without being asked.',
  },
];
