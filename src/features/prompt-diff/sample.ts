import type { ChatPrompt, PromptMessage } from './prompt.ts';

const CASE = 'Customer: {{customer_name}}\nQuestion: {{question}}';

const messages = (system: readonly string[], user: string): PromptMessage[] => [
  { role: 'system', content: system.join('\n') },
  { role: 'user', content: user },
];

/** The prompt behind the support assistant's answer, in four versions. */
export const SAMPLE_PROMPT: ChatPrompt = {
  name: 'support-answer',
  versions: [
    {
      version: 4,
      labels: [],
      author: 'Mara',
      saved: '2 Oct',
      note: 'Ask for a friendly tone',
      messages: messages(
        [
          'You are the support assistant of {{shop_name}}.',
          'Answer the question in a friendly way.',
          'Keep the answer short.',
        ],
        CASE,
      ),
    },
    {
      version: 5,
      labels: [],
      author: 'Jonas',
      saved: '14 Oct',
      note: 'Answer from articles',
      messages: messages(
        [
          'You are the support assistant of {{shop_name}}.',
          'Answer from the articles below. If they do not cover the question, say so.',
          'Keep the answer short.',
          '',
          '{{articles}}',
        ],
        CASE,
      ),
    },
    {
      version: 6,
      labels: ['production'],
      author: 'Mara',
      saved: '28 Oct',
      note: 'Limit the length',
      messages: messages(
        [
          'You are the support assistant of {{shop_name}}.',
          'Answer from the articles below. If they do not cover the question, say so.',
          'Use at most four sentences.',
          '',
          '{{articles}}',
        ],
        CASE,
      ),
    },
    {
      version: 7,
      labels: ['latest'],
      author: 'Ines',
      saved: '9 Nov',
      note: 'Use tool results, offer the next step',
      messages: messages(
        [
          'You are the support assistant of {{shop_name}}.',
          'Answer from the articles and tool results only. If they do not cover the question, say so.',
          'Use at most four sentences.',
          'Name dates as weekdays. End with the next step you can take.',
          '',
          '{{articles}}',
          '{{tool_results}}',
        ],
        `${CASE}\nOrder: {{order_id}}`,
      ),
    },
  ],
};
