import type { Session } from './session.ts';

/** The session that the sample trace of the support assistant belongs to: its third turn. */
export const SAMPLE_SESSION: Session = {
  id: 'session-8812',
  userId: 'user-2041',
  started: '10 Nov, 14:06',
  turns: [
    {
      traceId: '1c80e5a2f7094d3be6279f15c08d4ba2',
      atSeconds: 8,
      latencyMs: 2310,
      tokens: 2874,
      costUsd: 0.0031,
      question: 'Where do I find my order number?',
      answer: 'It is in the subject of your confirmation email, and under Orders in your account.',
    },
    {
      traceId: '93d2b60f1e5ac748d05b7e3c9a21f684',
      atSeconds: 61,
      latencyMs: 5640,
      tokens: 4920,
      costUsd: 0.0058,
      question: 'It is 48213. The lid came cracked.',
      answer: 'You can return order 48213 within 30 days. Print the label from your account.',
      feedback: 'negative',
    },
    {
      traceId: '7f3a9c21d04be85f1b6dc8027e594a30',
      atSeconds: 148,
      latencyMs: 4180,
      tokens: 5350,
      costUsd: 0.0076,
      question: 'My order 48213 arrived with a cracked lid. Can I get a replacement before Friday?',
      answer:
        'I am sorry about the lid. A replacement is free, in stock in Rotterdam, and would reach you on Thursday. Shall I send it?',
      feedback: 'positive',
    },
    {
      traceId: 'b5170d9ce3428fa673e1d84f026b9c5d',
      atSeconds: 197,
      latencyMs: 3020,
      tokens: 3611,
      costUsd: 0.0042,
      question: 'Yes please, to the same address.',
      answer: 'Done. The replacement leaves today; you will get the tracking link by email.',
    },
    {
      traceId: '40ef8b7a6d21c953b8f6042ed71a5c39',
      atSeconds: 331,
      latencyMs: 1890,
      tokens: 2240,
      costUsd: 0.0024,
      question: 'Do I have to send the old one back?',
      answer: 'No, keep it or recycle the glass. There is nothing more to do.',
      feedback: 'positive',
    },
  ],
};
