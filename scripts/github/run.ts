import { readEnv } from '../../src/site/env.ts';
import { readDiscussions } from './discussions.ts';
import { readIssues } from './issues.ts';
import { type ApiOptions, SyncError } from './request-json.ts';
import { formatChanges, getChanges, readSnapshot, sortThreads, writeSnapshot } from './snapshot.ts';

/** Output and exit code of a run. */
export interface CommandResult {
  status: 0 | 1;
  stdout: string;
  stderr: string;
}

/** Takes a new snapshot; after a failure, the old one stays unchanged. */
export async function syncGithub(
  file: string,
  env: Record<string, string | undefined>,
  time: Pick<ApiOptions, 'now' | 'wait' | 'onWait'>,
): Promise<CommandResult> {
  try {
    const { repository, token, apiUrl } = readEnv(env).github;
    if (!token) throw new SyncError('GITHUB_TOKEN is not set; discussions cannot be read without one.');
    const options = { apiUrl, token, ...time };
    const threads = sortThreads([
      ...(await readIssues(options, repository)),
      ...(await readDiscussions(options, repository)),
    ]);
    const old = readSnapshot(file);
    if (threads.length === 0) throw new SyncError(`${repository} has no issues and no discussions.`);
    const changes = getChanges(old?.threads ?? [], threads);
    const same = old?.repository === repository && Object.values(changes).every((list) => list.length === 0);
    if (!same) writeSnapshot(file, { repository, takenAt: new Date(time.now()).toISOString(), threads });
    return { status: 0, stdout: formatChanges(changes), stderr: '' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: 1, stdout: '', stderr: `${message}\nThe snapshot was left as it is.\n` };
  }
}
