import type { Director } from './director.ts';
import type { Film } from './film.ts';
import { GUIDE_FILMS } from './guide-films/all.ts';

const row = (id: string) => `#trace label:has(input[value="${id}"])`;
const version = (number: number) => `#prompt label:has(input[value="${number}"])`;

async function choose(director: Director, selector: string, hold: number): Promise<void> {
  await director.point(selector, 0.6, { x: 150, y: 22 });
  await director.click();
  await director.holdFrame(hold);
}

/** A loop: three steps of a trace, from the bottom up so that an opened step never moves the next one. */
const traceSteps: Film = {
  name: 'trace-steps',
  path: '/demo',
  posterAt: 0.5,
  async play(director) {
    await director.scrollTo('#trace fieldset', 44, 0.01);
    await director.holdFrame(0.8);
    for (const id of ['obs-07', 'obs-05', 'obs-03']) await choose(director, row(id), 1.3);
  },
};

/** A loop: the versions of a prompt and what each changed. */
const promptVersions: Film = {
  name: 'prompt-versions',
  // Wide enough for the list of versions next to the difference.
  width: 880,
  path: '/demo',
  posterAt: 0.5,
  async play(director) {
    await director.scrollTo('#prompt figure', 16, 0.01);
    await director.holdFrame(0.8);
    for (const number of [6, 5, 7]) await choose(director, version(number), 1.5);
  },
};

const walkRow = (id: string) => `#read label:has(input[value="${id}"])`;

/** Space above a chapter outside the frame. */
const ABOVE_HEADING = -36;

async function fromComplaintToTrace(director: Director): Promise<void> {
  director.showCaption('A customer reports a cracked lid, is sent to a return form, and presses Not helpful.');
  await director.scrollTo('#complaint', 20, 0.01);
  await director.holdFrame(1.8);
  await director.point('#complaint figure >> text=Not helpful', 0.8);
  await director.holdFrame(2.6);
  director.showCaption('The session of this customer has five turns. The second one stands out: red and slow.');
  await director.scrollTo('#find', ABOVE_HEADING, 1);
  await director.holdFrame(1.2);
  await director.point('#find figure', 0.8, { x: 160, y: 105 });
  await director.holdFrame(3);
}

async function throughTheTrace(director: Director): Promise<void> {
  director.showCaption('This is the trace of that turn: every step, how long it took, and the critical path in amber.');
  await director.scrollTo('#read', ABOVE_HEADING, 1);
  await director.holdFrame(2);
  await director.scrollTo('#read figure', 12, 1);
  await director.holdFrame(2.4);
  director.showCaption('get-order knows that the lid is covered.');
  await choose(director, walkRow('obs-06'), 0.3);
  await director.scrollTo(walkRow('obs-06'), 12, 1);
  await director.holdFrame(2.6);
  director.showCaption('check-stock timed out once, and then knows that a new lid would arrive on Thursday.');
  await choose(director, walkRow('obs-07'), 3.4);
  director.showCaption('write-answer got neither result. Version 6 of its prompt passes only articles on.');
  await choose(director, walkRow('obs-08'), 0.4);
  await director.scrollTo(walkRow('obs-08'), 12, 0.8);
  await director.holdFrame(4);
}

async function throughThePrompt(director: Director): Promise<void> {
  director.showCaption('Version 7 answers from articles and tool results. The difference to version 6 is marked.');
  await director.scrollTo('#change figure', 12, 1.4);
  await director.holdFrame(4);
  director.showCaption('The failed turn becomes an item of a dataset, with the answer that would have been right.');
  await director.scrollTo('#test', ABOVE_HEADING, 1.4);
  await director.point('#test figure li', 0.8, { x: 560, y: 22 });
  await director.holdFrame(3);
}

async function toTheRelease(director: Director): Promise<void> {
  director.showCaption(
    'Both versions answer the same questions. Each dot is one answer; most improved, a few did not.',
  );
  await director.scrollTo('#experiment figure', 12, 1.4);
  await director.holdFrame(2.6);
  await director.scrollTo('#experiment figure', -120, 1);
  await director.holdFrame(2.4);
  director.showCaption('The application asks for the label production. Moving the label releases version 7.');
  await director.scrollTo('#release', ABOVE_HEADING, 1.4);
  await director.point('#release figure', 0.8, { x: 420, y: 130 });
  await director.holdFrame(3.6);
  director.endCaption();
  await director.holdFrame(0.5);
}

const walkthrough: Film = {
  name: 'walkthrough',
  path: '/watch-demo',
  width: 960,
  bothThemes: true,
  posterAt: 16.5,
  async play(director) {
    await fromComplaintToTrace(director);
    await throughTheTrace(director);
    await throughThePrompt(director);
    await toTheRelease(director);
  },
};

/** Every recording of the site. */
export const FILMS: readonly Film[] = [traceSteps, promptVersions, walkthrough, ...GUIDE_FILMS];
