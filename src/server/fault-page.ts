import type { Context } from 'hono';
import { type Fault, FaultError } from '../lib/fault.ts';

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Development: shows the fault in a content file with its location and remedy. The page reloads once it is fixed. */
export function faultPage(context: Context, error: Error): Response {
  const faults: readonly Fault[] =
    error instanceof FaultError ? error.faults : [{ file: 'src', problem: error.message, remedy: '' }];
  const items = faults
    .map(
      (fault) =>
        `<li><code>${escapeHtml(fault.file)}${fault.line === undefined ? '' : `:${fault.line}`}</code><p>${escapeHtml(fault.problem)}</p><p><strong>${escapeHtml(fault.remedy)}</strong></p></li>`,
    )
    .join('');
  const stack = error instanceof FaultError ? '' : `<pre>${escapeHtml(error.stack ?? '')}</pre>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fault in a page</title><script type="module" src="/@vite/client"></script><link rel="stylesheet" href="/src/ui/styles/site.css"></head><body><main class="prose mx-auto max-w-3xl p-8"><h1>This page cannot be drawn</h1><ul>${items}</ul>${stack}</main></body></html>`;
  return context.html(html, 500);
}
