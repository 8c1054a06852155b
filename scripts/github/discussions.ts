import { z } from 'zod';
import type { Thread } from '../../src/schema/reference.ts';
import { describeIssue } from './issues.ts';
import { type ApiOptions, requestJson, SyncError } from './request-json.ts';
import { discussionSchema, discussionThread } from './thread.ts';

/** Reads this many pages of fifty, the newest first. */
const PAGES = 40;

const QUERY = `query ($owner: String!, $name: String!, $after: String) {
  repository(owner: $owner, name: $name) {
    discussions(first: 50, after: $after, orderBy: {field: CREATED_AT, direction: DESC}) {
      pageInfo { hasNextPage endCursor }
      nodes {
        number title url closed isAnswered createdAt updatedAt upvoteCount body
        author { login }
        category { slug }
        labels(first: 10) { nodes { name } }
        comments { totalCount }
      }
    }
  }
}`;

const answerSchema = z.object({
  data: z.object({
    repository: z.object({
      discussions: z.object({
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
        nodes: z.array(discussionSchema),
      }),
    }),
  }),
});

const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** Reads the discussions of a repository, newest first. */
export async function readDiscussions(options: ApiOptions, repository: string): Promise<Thread[]> {
  const [owner, name] = repository.split('/');
  const threads: Thread[] = [];
  let after: string | null = null;
  for (let page = 1; page <= PAGES; page++) {
    const { body } = await requestJson(options, graphqlUrl(options.apiUrl), {
      query: QUERY,
      variables: { owner, name, after },
    });
    const failed = errorsSchema.safeParse(body);
    if (failed.success) throw new SyncError(`Discussions: ${failed.data.errors[0]?.message.slice(0, 200)}`);
    const answer = answerSchema.safeParse(body);
    if (!answer.success)
      throw new SyncError(`Page ${page} of the discussions is not as expected: ${describeIssue(answer.error)}.`);
    const { nodes, pageInfo } = answer.data.data.repository.discussions;
    threads.push(...nodes.map(discussionThread));
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null) break;
    after = pageInfo.endCursor;
  }
  return threads;
}

/** GitHub Enterprise Server has both APIs on the same host. */
export function graphqlUrl(apiUrl: string): string {
  return `${apiUrl.replace(/\/v3$/, '')}/graphql`;
}
