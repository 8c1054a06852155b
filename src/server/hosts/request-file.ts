import type { Hono } from 'hono';
import { pageFile } from './page-file.ts';
import type { ServedFile } from './served-headers.ts';

const NOT_FOUND_PATH = '/404';

/** A response of the server, to be written as a file. */
export interface ResponseFile extends ServedFile {
  bytes: Uint8Array;
}

/** Requests a file from the server; throws if there is none. */
export async function requestFile(app: Hono, path: string): Promise<ResponseFile> {
  const response = await app.request(path);
  if (response.status !== 200)
    throw new Error(`${path} responded with ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return { file: path, headers: getHeaders(response), bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Requests a page from the server. Hosts serve the page at `/404` for missing pages, so it has the headers of a 404. */
export async function requestPage(app: Hono, path: string): Promise<ResponseFile> {
  const page = { ...(await requestFile(app, path)), file: `/${pageFile(path)}` };
  return path === NOT_FOUND_PATH ? { ...page, headers: getHeaders(await app.request(`${path}/missing`)) } : page;
}

/** Returns the headers of files that the export copies without a request. */
export async function requestHeaders(app: Hono, files: readonly string[]): Promise<ServedFile[]> {
  const served: ServedFile[] = [];
  for (const file of files) served.push({ file, headers: getHeaders(await app.request(file, { method: 'HEAD' })) });
  return served;
}

const getHeaders = ({ headers }: Response): ServedFile['headers'] => Object.fromEntries(headers);
