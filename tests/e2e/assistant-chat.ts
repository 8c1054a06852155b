import type { Locator, Page } from 'playwright-core';
import type { AnswerEvent } from '../../src/features/assistant/engine/answer.ts';
import { findViolations, type Theme } from './axe.ts';

export interface ChatParts {
  chat: Locator;
  field: Locator;
  send: Locator;
  examples: Locator;
  turns: Locator;
  /** The live region for screen readers. */
  status: Locator;
  errorMessage: Locator;
}

export function getChat(page: Page, place: 'dialog' | 'page' = 'dialog'): ChatParts {
  const chat = page.locator(`[data-assistant-${place}]`);
  return {
    chat,
    field: chat.getByRole('textbox', { name: 'Your question' }),
    send: chat.getByRole('button', { name: 'Send', exact: true }),
    examples: chat.locator('.chat-example'),
    turns: chat.locator('.chat-turn'),
    status: chat.locator('.chat-body > [role="status"]'),
    errorMessage: chat.locator('.chat-broken'),
  };
}

export async function openChat(page: Page, path = '/docs/tracing'): Promise<ChatParts> {
  await page.goto(path);
  return openChatOnCurrentPage(page);
}

export async function openChatOnCurrentPage(page: Page): Promise<ChatParts> {
  await page.locator('dialog[data-search-dialog][data-ready]').waitFor({ state: 'attached' });
  await page.locator('header [data-assistant-open]:visible').first().click();
  const parts = getChat(page);
  await parts.chat.locator('.chat-body').waitFor();
  return parts;
}

/** An answer of two sections with a sample. */
export const ANSWER: readonly AnswerEvent[] = [
  {
    type: 'source',
    source: {
      number: 1,
      title: 'Sampling',
      heading: 'Before you sample',
      url: '/docs/tracing/sampling#before-you-sample',
      trail: ['Docs', 'Tracing'],
    },
  },
  { type: 'quote', text: 'Set `sample_rate` where the client is made.', source: 1 },
  { type: 'code', language: 'python', text: 'client = Sightglass(sample_rate=0.2)\n', source: 1 },
  {
    type: 'source',
    source: { number: 2, title: 'Tracing', heading: '', url: '/docs/tracing', trail: ['Docs'] },
  },
  { type: 'quote', text: 'A trace is kept whole or not at all.', source: 2 },
];

interface Stream {
  request: { question: string; before: string[]; locale: string; chat?: string };
  aborted: boolean;
  respond(status: number, headers: Record<string, string>): void;
  push(text: string): void;
  close(): void;
  fail(): void;
}

/** Acts on the request for the last question. */
export interface AskEndpointMock {
  waitForRequest(count?: number): Promise<Stream['request']>;
  /** Starts the response; `push` sends its events. */
  respond(status?: number, headers?: Record<string, string>): Promise<void>;
  push(...events: readonly AnswerEvent[]): Promise<void>;
  pushText(text: string): Promise<void>;
  close(): Promise<void>;
  /** Loses the connection. */
  fail(): Promise<void>;
  getRequestCount(): Promise<number>;
  isAborted(): Promise<boolean>;
}

/** Replaces `/api/ask` on the next pages. */
export async function mockAskEndpoint(page: Page): Promise<AskEndpointMock> {
  await page.addInitScript(replaceFetch);
  const callLastStream = (member: keyof Stream, ...args: unknown[]) =>
    page.evaluate(
      ([name, args]) => {
        const stream = (window as unknown as { streams: Stream[] }).streams.at(-1);
        const part = stream?.[name as keyof Stream];
        return typeof part === 'function' ? (part as (...all: unknown[]) => unknown)(...(args as unknown[])) : part;
      },
      [member, args] as const,
    ) as Promise<unknown>;
  const getRequestCount = () => page.evaluate(() => (window as unknown as { streams: unknown[] }).streams.length);
  const pushText = async (text: string) => void (await callLastStream('push', text));
  return {
    async waitForRequest(min = 1) {
      await page.waitForFunction((n) => (window as unknown as { streams: unknown[] }).streams.length >= n, min);
      return (await callLastStream('request')) as Stream['request'];
    },
    respond: async (status = 200, headers = {}) => void (await callLastStream('respond', status, headers)),
    push: (...events) => pushText(events.map((event) => `${JSON.stringify(event)}\n`).join('')),
    pushText,
    close: async () => void (await callLastStream('close')),
    fail: async () => void (await callLastStream('fail')),
    getRequestCount,
    isAborted: async () => (await callLastStream('aborted')) === true,
  };
}

/** Runs in the page: keeps every request in `streams`. */
function replaceFetch(): void {
  const streams: Stream[] = [];
  Object.assign(window, { streams });
  const originalFetch = window.fetch;
  window.fetch = (input, init) => {
    if (input !== '/api/ask') return originalFetch(input, init);
    return new Promise((resolve, reject) => {
      let controller: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start(streamController) {
          controller = streamController;
        },
      });
      const stream: Stream = {
        request: JSON.parse(String(init?.body)),
        aborted: false,
        respond: (status, headers) => resolve(new Response(body, { status, headers })),
        push: (text) => controller.enqueue(new TextEncoder().encode(text)),
        close: () => controller.close(),
        fail: () => reject(new TypeError('Failed to fetch')),
      };
      init?.signal?.addEventListener('abort', () => {
        stream.aborted = true;
        reject(init.signal?.reason);
      });
      streams.push(stream);
    });
  };
}

export function findChatViolations(
  page: Page,
  place: 'dialog' | 'page' = 'dialog',
  themes = THEMES,
): Promise<string[]> {
  return findViolationsIn(page, `[data-assistant-${place}]`, themes);
}

const THEMES: readonly Theme[] = ['light', 'dark'];

/** For states whose colours are checked in other states. */
export const LIGHT_ONLY: typeof THEMES = ['light'];

export function findViolationsIn(page: Page, part: string, themes = THEMES): Promise<string[]> {
  return findViolations(page, { include: [part], themes });
}
