import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHOICE_WORDS, READER } from './words.ts';

it('the placeholder invites the user to include an e-mail address if they want a reply', () => {
  for (const { placeholder } of Object.values(CHOICE_WORDS))
    expect(placeholder).toMatch(/e-mail address if you want a reply/);
});

it('shows a team member as the reader of feedback, with the portrait of the team list', () => {
  const team = JSON.parse(readFileSync('content/data/team.json', 'utf8')) as { name: string; image: string }[];
  expect(team).toContainEqual(expect.objectContaining({ name: READER.name, image: READER.image }));
});
