import type { Choice } from '../body.ts';

/** The team member who reads the feedback; name and portrait are those of the team list. */
export const READER = { name: 'Anouk Verbrande', role: 'Product', image: '/team/anouk.svg' } as const;

export const WORDS = {
  question: 'Was this page helpful?',
  readBy: 'reads every comment',
  close: 'Close',
  send: 'Send feedback',
  done: 'Done',
  thanks: 'Thank you',
  thanksText: 'Thanks for your feedback. It goes to the people who write this page.',
  tooLong: 'This is longer than one comment can be. Please shorten it, or write to support.',
} as const;

export const CHOICE_WORDS: Readonly<
  Record<Choice, { button: string; title: string; label: string; placeholder: string }>
> = {
  positive: {
    button: 'Yes',
    title: 'Good to hear. What helped?',
    label: 'Your comment (optional)',
    placeholder: 'What was useful, what could be better? Include your e-mail address if you want a reply.',
  },
  negative: {
    button: 'No',
    title: 'What should be better?',
    label: 'Your comment',
    placeholder: 'What is missing, wrong or hard to follow? Include your e-mail address if you want a reply.',
  },
};
