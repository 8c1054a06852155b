import type { Experiment, Result } from './experiment.ts';

type Scores = readonly [groundedness: number, helpfulness: number];

// biome-ignore format: one item a line reads as the table that it is.
const SCORES: readonly (readonly [a: Scores, b: Scores])[] = [
  [[0.82, 0.74], [0.94, 0.88]],
  [[0.76, 0.81], [0.91, 0.84]],
  [[0.58, 0.66], [0.86, 0.79]],
  [[0.91, 0.83], [0.88, 0.72]],
  [[0.69, 0.62], [0.93, 0.91]],
  [[0.84, 0.77], [0.96, 0.86]],
  [[0.73, 0.7], [0.85, 0.81]],
  [[0.79, 0.84], [0.9, 0.89]],
  [[0.88, 0.79], [0.95, 0.83]],
  [[0.64, 0.58], [0.78, 0.7]],
  [[0.81, 0.72], [0.89, 0.8]],
  [[0.77, 0.68], [0.92, 0.85]],
  [[0.86, 0.8], [0.94, 0.9]],
  [[0.71, 0.75], [0.83, 0.78]],
  [[0.9, 0.86], [0.97, 0.92]],
  [[0.66, 0.6], [0.87, 0.76]],
  [[0.8, 0.73], [0.91, 0.82]],
  [[0.83, 0.78], [0.9, 0.87]],
  [[0.54, 0.49], [0.74, 0.66]],
  [[0.78, 0.71], [0.93, 0.84]],
  [[0.85, 0.82], [0.86, 0.8]],
  [[0.74, 0.67], [0.88, 0.77]],
  [[0.82, 0.76], [0.95, 0.88]],
  [[0.87, 0.74], [0.92, 0.81]],
  [[0.7, 0.64], [0.84, 0.73]],
  [[0.79, 0.72], [0.9, 0.86]],
  [[0.92, 0.88], [0.96, 0.93]],
  [[0.75, 0.69], [0.89, 0.83]],
  [[0.81, 0.78], [0.93, 0.85]],
  [[0.61, 0.55], [0.82, 0.74]],
  [[0.84, 0.8], [0.91, 0.82]],
  [[0.78, 0.75], [0.94, 0.9]],
];

const results = SCORES.map(([a, b], index): Result => ({ itemId: `item-${String(index + 1).padStart(2, '0')}`, a, b }));

/** Two versions of the support assistant's prompt on 32 real questions. */
export const SAMPLE_EXPERIMENT: Experiment = {
  dataset: 'support-questions',
  metrics: ['groundedness', 'helpfulness'],
  runs: {
    a: { name: 'run-0611', note: 'support-answer v6' },
    b: { name: 'run-0619', note: 'support-answer v7' },
  },
  results,
  items: [
    {
      id: 'item-01',
      input: 'It is 48213. The lid came cracked.',
      expected: 'Offers a free replacement and names the delivery day.',
      output: 'A replacement is free and would reach you on Thursday. Shall I send it?',
    },
    {
      id: 'item-03',
      input: 'Do you ship to the Azores?',
      expected: 'Says yes, by post only, five to eight days.',
      output: 'Yes, by post only. Delivery to the Azores takes five to eight days.',
    },
    {
      id: 'item-04',
      input: 'How do I clean the copper strainer?',
      expected: 'Warm water and lemon, no dishwasher.',
      output: 'Use warm water and a little lemon, then dry it. Shall I send the care guide?',
    },
    {
      id: 'item-05',
      input: 'I was charged twice for order 47120.',
      expected: 'Confirms the double charge and starts the refund.',
      output: 'I see two charges of $38. I can refund one now; it takes until Tuesday.',
    },
  ],
};
