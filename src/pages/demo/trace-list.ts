/** A line of the example project's list of traces. */
export interface TraceLine {
  id: string;
  time: string;
  name: string;
  input: string;
  latency: string;
  tokens: string;
  cost: string;
  groundedness: number;
  /** Link to its details on the page. */
  opens?: { anchor: string; label: string };
}

const session = { anchor: '#session', label: 'in the session below' };

/** The newest traces of the example project; five are the session shown further down. */
export const TRACE_LINES: readonly TraceLine[] = [
  {
    id: 'd1b8720f5a6c34e90ac47f932e68b1d5',
    time: '14:14:52',
    name: 'support-assistant',
    input: 'Do you ship to the Azores?',
    latency: '2.44 s',
    tokens: '3,018',
    cost: '$0.0034',
    groundedness: 0.96,
  },
  {
    id: '40ef8b7a6d21c953b8f6042ed71a5c39',
    time: '14:11:31',
    name: 'support-assistant',
    input: 'Do I have to send the old one back?',
    latency: '1.89 s',
    tokens: '2,240',
    cost: '$0.0024',
    groundedness: 0.91,
    opens: session,
  },
  {
    id: '8e04c7d2913bfa655fd30b8e42a7619c',
    time: '14:10:07',
    name: 'summarise-ticket',
    input: 'Ticket 9920: three messages about a late parcel',
    latency: '1.12 s',
    tokens: '1,466',
    cost: '$0.0011',
    groundedness: 0.98,
  },
  {
    id: 'b5170d9ce3428fa673e1d84f026b9c5d',
    time: '14:09:17',
    name: 'support-assistant',
    input: 'Yes please, to the same address.',
    latency: '3.02 s',
    tokens: '3,611',
    cost: '$0.0042',
    groundedness: 0.93,
    opens: session,
  },
  {
    id: '7f3a9c21d04be85f1b6dc8027e594a30',
    time: '14:08:28',
    name: 'support-assistant',
    input: 'My order 48213 arrived with a cracked lid. Can I get a replacement before Friday?',
    latency: '4.18 s',
    tokens: '5,350',
    cost: '$0.0076',
    groundedness: 0.94,
    opens: { anchor: '#trace', label: 'in full below' },
  },
  {
    id: '93d2b60f1e5ac748d05b7e3c9a21f684',
    time: '14:07:01',
    name: 'support-assistant',
    input: 'It is 48213. The lid came cracked.',
    latency: '5.64 s',
    tokens: '4,920',
    cost: '$0.0058',
    groundedness: 0.58,
    opens: session,
  },
  {
    id: '1c80e5a2f7094d3be6279f15c08d4ba2',
    time: '14:06:08',
    name: 'support-assistant',
    input: 'Where do I find my order number?',
    latency: '2.31 s',
    tokens: '2,874',
    cost: '$0.0031',
    groundedness: 0.97,
    opens: session,
  },
];

/** A score under this is marked. */
export const LOW_SCORE = 0.7;
