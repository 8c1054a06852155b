import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the local API received. */
export interface ApiRequest {
  path: string;
  token: string;
  body: { query?: string; variables?: { owner: string; name: string; after: string | null } };
}

/** A response that replaces the regular one. */
export interface ResponseOverride {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A server on this machine that speaks GitHub's REST API for issues and its GraphQL API for discussions. */
export interface GithubApi {
  url: string;
  requests: ApiRequest[];
  issues: object[];
  discussions: object[];
  /** Called before each request; a response that it returns is sent instead. */
  override: (apiRequest: ApiRequest, count: number) => ResponseOverride | undefined;
  stop(): Promise<void>;
}

const ISSUES_PER_PAGE = 3;
const DISCUSSIONS_PER_PAGE = 2;

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

function renderIssuesPage(api: GithubApi, url: URL, response: ServerResponse): string {
  const page = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(api.issues.length / ISSUES_PER_PAGE));
  const getPageUrl = (number: number) => {
    url.searchParams.set('page', String(number));
    return `${api.url}${url.pathname}${url.search}`;
  };
  if (page < last)
    response.setHeader(
      'link',
      `<${getPageUrl(1)}>; rel="first", <${getPageUrl(page + 1)}>; rel="next", <${getPageUrl(last)}>; rel="last"`,
    );
  return JSON.stringify(api.issues.slice((page - 1) * ISSUES_PER_PAGE, page * ISSUES_PER_PAGE));
}

function renderDiscussionsPage(api: GithubApi, after: string | null | undefined): string {
  const start = Number(after ?? 0);
  const end = start + DISCUSSIONS_PER_PAGE;
  const pageInfo = { hasNextPage: end < api.discussions.length, endCursor: String(end) };
  return JSON.stringify({
    data: { repository: { discussions: { pageInfo, nodes: api.discussions.slice(start, end) } } },
  });
}

/** Starts the API on a free port. */
export async function startGithubApi(): Promise<GithubApi> {
  const api: GithubApi = {
    url: '',
    requests: [],
    issues: [],
    discussions: [],
    override: () => undefined,
    stop: async () => {},
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', api.url);
    const text = await readBody(request);
    const token = request.headers.authorization ?? '';
    const apiRequest: ApiRequest = { path: url.pathname + url.search, token, body: text ? JSON.parse(text) : {} };
    api.requests.push(apiRequest);
    const override = api.override(apiRequest, api.requests.length);
    if (override) {
      response.writeHead(override.status, override.headers).end(override.body ?? '');
      return;
    }
    response.setHeader('content-type', 'application/json');
    if (url.pathname === '/repos/o/r/issues') response.end(renderIssuesPage(api, url, response));
    else if (url.pathname === '/graphql') response.end(renderDiscussionsPage(api, apiRequest.body.variables?.after));
    else response.writeHead(404).end('{"message":"Not Found"}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api.stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return api;
}
