/** A planned feature, with the page about the current state. */
export interface PlannedItem {
  title: string;
  summary: string;
  today: { title: string; path: string };
}

/** A stage of the plan; `level` is how full its glass is drawn. */
export interface Stage {
  id: 'now' | 'next' | 'later';
  title: string;
  lead: string;
  level: number;
  items: readonly PlannedItem[];
}

/** The plan, nearest stage first. */
export const PLAN: readonly Stage[] = [
  {
    id: 'now',
    title: 'Now',
    lead: 'In development. Someone is working on it this week.',
    level: 0.8,
    items: [
      {
        title: 'Alerts on latency and scores',
        summary:
          'Spend alerts watch money. The same kind of alert will watch the 95th percentile of latency or the average of a score, by environment and release.',
        today: { title: 'Analytics', path: '/docs/analytics' },
      },
      {
        title: 'Search in inputs and outputs',
        summary:
          'Find a trace by words that a user or a model wrote, in addition to the filters on name, tag, user and score.',
        today: { title: 'Tracing', path: '/docs/tracing' },
      },
      {
        title: 'Judges that are watched',
        summary:
          'The table of agreement between a judge and people is drawn when you ask for it. It will be kept by day for each evaluator, with an alert when a judge drifts away from its reviewers.',
        today: { title: 'Score analytics', path: '/docs/scores/analytics' },
      },
    ],
  },
  {
    id: 'next',
    title: 'Next',
    lead: 'Decided and designed. Work begins when something above is done.',
    level: 0.45,
    items: [
      {
        title: 'Docs assistant that sums up',
        summary:
          'Today the assistant quotes. With a model that the operator chooses, it will put the quotes into one answer, still with the source of each sentence.',
        today: { title: 'Ask a question', path: '/docs/ask-ai' },
      },
      {
        title: 'Judges that read a whole session',
        summary:
          'Some qualities belong to a conversation and not to a turn. Evaluators will be able to take all traces of a session as their input.',
        today: { title: 'Sessions', path: '/docs/tracing/sessions' },
      },
    ],
  },
  {
    id: 'later',
    title: 'Later',
    lead: 'We want it, and do not yet know how. Tell us what you would need.',
    level: 0.12,
    items: [
      {
        title: 'Move a project between regions',
        summary:
          'Today a move means a new project and a copy over the public API. It should keep prompts, datasets and history without a script.',
        today: { title: 'Data regions', path: '/security/data-regions' },
      },
      {
        title: 'Near-duplicates in datasets',
        summary:
          'Show items that ask the same thing in other words, so that one topic does not count ten times in an average.',
        today: { title: 'Datasets', path: '/docs/datasets/overview' },
      },
      {
        title: 'Tools in the playground',
        summary:
          'The playground shows which tool a model asks for. It could call the tool too, against a URL that you allow.',
        today: { title: 'Playground', path: '/docs/playground' },
      },
    ],
  },
];
