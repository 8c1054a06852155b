import type { Thread } from '../../src/schema/reference.ts';
import { type ApiOptions, requestJson, SyncError } from './request-json.ts';
import { issueSchema, issueThread } from './thread.ts';

/** Reads this many pages of a hundred, the newest first. */
const PAGES = 20;

/** Reads the issues of a repository, newest first, without pull requests. */
export async function readIssues(options: ApiOptions, repository: string): Promise<Thread[]> {
  const threads: Thread[] = [];
  let url: string | undefined =
    `${options.apiUrl}/repos/${repository}/issues?state=all&sort=created&direction=desc&per_page=100`;
  for (let page = 1; url !== undefined && page <= PAGES; page++) {
    const { body, headers } = await requestJson(options, url);
    const issues = issueSchema.array().safeParse(body);
    if (!issues.success)
      throw new SyncError(`Page ${page} of the issues is not as expected: ${describeIssue(issues.error)}.`);
    threads.push(...issues.data.flatMap((issue) => issueThread(issue) ?? []));
    url = nextPage(headers.get('link'), options.apiUrl);
  }
  return threads;
}

/** Returns the URL of the next page; throws if it points away from the API. */
export function nextPage(link: string | null, apiUrl: string): string | undefined {
  const next = link?.split(/,\s*(?=<)/).find((part) => /;\s*rel="?next"?/.test(part));
  const url = /<([^>]*)>/.exec(next ?? '')?.[1];
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || new URL(url).origin !== new URL(apiUrl).origin)
    throw new SyncError('The next page of the issues is at another URL than the API.');
  return url;
}

/** Names the wrong field of a response. */
export function describeIssue(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): string {
  const [issue] = error.issues;
  return `${issue?.path.map(String).join('.') || 'the whole'}: ${issue?.message ?? ''}`;
}
