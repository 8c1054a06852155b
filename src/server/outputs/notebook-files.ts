import { createHash } from 'node:crypto';
import type { Body } from '../../http/body.ts';
import type { Site } from '../../source/site.ts';
import { SVG_POLICY } from '../svg-policy.ts';
import type { OutputGroup } from './outputs.ts';

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Returns the headers of notebooks, for hosts without our server. */
export function notebookHeaders({ notebookFiles: files }: Site): [path: string, Record<string, string>][] {
  return [...files].map(([path, file]) => [path, { 'Content-Type': file.type, ...getHeaders(file) }]);
}

function getHeaders({ type, download }: { type: string; download?: string }): Record<string, string> {
  return {
    ...(download && { 'Content-Disposition': `attachment; filename="${download}"` }),
    ...(type === 'image/svg+xml' && { 'Content-Security-Policy': SVG_POLICY }),
  };
}

/** `/cookbook/{notebook}.ipynb` as in the repository, and the pictures in notebook outputs. */
export const notebookFiles: OutputGroup = {
  paths: ({ renderer }) => [...renderer.site.notebookFiles.keys()],
  async respond(path, _, { renderer }): Promise<Body | undefined> {
    const file = renderer.site.notebookFiles.get(path);
    if (!file) return undefined;
    const digest = createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22);
    const isText = file.download !== undefined || file.type === 'image/svg+xml';
    return {
      status: 200,
      type: file.type,
      cacheControl: REVALIDATE,
      etag: `W/"${digest}"`,
      compress: isText,
      plain: file.bytes,
      encoded: {},
      headers: getHeaders(file),
    };
  },
};
