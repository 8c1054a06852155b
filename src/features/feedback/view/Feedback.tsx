import type { ReactNode } from 'react';
import { Island } from '../../../render/Island.tsx';
import FeedbackWidget from './Feedback.island.tsx';
import { FeedbackUnavailable } from './FeedbackUnavailable.tsx';

/** "Was this page helpful?": a plain form until the first interaction. Without a server it says where else to give feedback. */
export function Feedback({ page, hasServer }: { page: string; hasServer: boolean }): ReactNode {
  if (!hasServer) return <FeedbackUnavailable />;
  return <Island component={FeedbackWidget} on="interaction" props={{ page }} />;
}
