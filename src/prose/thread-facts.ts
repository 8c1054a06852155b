import type { RepositoryThread } from './tag-data.ts';

const KINDS = { issue: 'Issue', discussion: 'Discussion' } as const;

export const getThreadKind = ({ kind }: RepositoryThread): string => KINDS[kind];

export const getThreadState = ({ kind, state, solved }: RepositoryThread): string =>
  kind === 'discussion' && solved ? 'answered' : state;
