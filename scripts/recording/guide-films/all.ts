import type { Film } from '../film.ts';
import { compareTwoRuns } from './compare-two-runs.ts';
import { findASlowStep } from './find-a-slow-step.ts';
import { followASession } from './follow-a-session.ts';
import { reviewAQueue } from './review-a-queue.ts';
import { rollBackAPrompt } from './roll-back-a-prompt.ts';
import { scoreWithAJudge } from './score-with-a-judge.ts';
import { watchCost } from './watch-cost.ts';

/** The films of the video guides. */
export const GUIDE_FILMS: readonly Film[] = [
  findASlowStep,
  followASession,
  rollBackAPrompt,
  scoreWithAJudge,
  compareTwoRuns,
  reviewAQueue,
  watchCost,
];
