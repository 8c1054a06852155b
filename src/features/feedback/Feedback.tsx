import type { ReactNode } from 'react';
import { Island } from '../../render/Island.tsx';
import FeedbackWidget from './Feedback.island.tsx';

/** "Was this page helpful?": a plain form until it is touched. */
export function Feedback({ page }: { page: string }): ReactNode {
  return <Island component={FeedbackWidget} on="interaction" props={{ page }} />;
}
