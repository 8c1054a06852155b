/** Why a copy failed, in the words the button shows. */
export type CopyFailure = 'Source Files Not Found' | 'Fetch Error' | 'Clipboard Permission Denied' | 'Copy Error';

/** The response to the request is not the page. */
export class MarkdownRequestError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The server responded with ${status}.`);
    this.status = status;
  }
}

/** Returns the Markdown URL of a path: the path without outer slashes, or `index` for home. */
export function markdownUrl(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '') || 'index'}.md`;
}

export function getFailure(error: unknown): CopyFailure {
  if (error instanceof MarkdownRequestError) return error.status === 404 ? 'Source Files Not Found' : 'Fetch Error';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'Clipboard Permission Denied' : 'Copy Error';
}

async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(markdownUrl(path), { headers: { Accept: 'text/markdown' } });
  if (!response.ok) throw new MarkdownRequestError(response.status);
  return response.text();
}

async function writeToClipboard(text: Promise<string>): Promise<void> {
  // Firefox before 127 has no ClipboardItem; it keeps a click's permission for some seconds.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  // Handing over the promise keeps the click's permission while the request is under way.
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Copies the Markdown of a page to the clipboard; returns the failure, if any. */
export async function copyMarkdown(path: string): Promise<CopyFailure | undefined> {
  const text = fetchMarkdown(path);
  try {
    await writeToClipboard(text);
    return undefined;
  } catch (error) {
    const requestError = await text.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return getFailure(requestError ?? error);
  }
}
