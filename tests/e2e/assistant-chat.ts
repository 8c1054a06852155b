import type { Locator, Page } from 'playwright-core';
import type { AnswerEvent } from '../../src/features/assistant/engine/answer.ts';
import { findViolations, type Theme } from './axe.ts';

/** The parts of a chat, in the dialog or in the page. */
export interface ChatParts {
  chat: Locator;
  field: Locator;
  send: Locator;
  examples: Locator;
  turns: Locator;
  /** What a screen reader is told. */
  status: Locator;
  /** What was said in place of an answer. */
  broken: Locator;
}

/** Finds the parts of the dialog's chat, or of the page's. */
export function getChat(page: Page, place: 'dialog' | 'page' = 'dialog'): ChatParts {
  const chat = page.locator(`[data-assistant-${place}]`);
  return {
    chat,
    field: chat.getByRole('textbox', { name: 'Your question' }),
    send: chat.getByRole('button', { name: 'Send', exact: true }),
    examples: chat.locator('.chat-example'),
    turns: chat.locator('.chat-turn'),
    status: chat.locator('.chat-body > [role="status"]'),
    broken: chat.locator('.chat-broken'),
  };
}

/** Opens a page and its assistant by the header's button, awake. */
export async function openChat(page: Page, path = '/docs/tracing'): Promise<ChatParts> {
  await page.goto(path);
  return openChatHere(page);
}

/** Opens the chat on the page that is shown. */
export async function openChatHere(page: Page): Promise<ChatParts> {
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
  asked: { question: string; before: string[]; locale: string; chat?: string };
  stopped: boolean;
  begin(status: number, headers: Record<string, string>): void;
  push(text: string): void;
  close(): void;
  fail(): void;
}

/** What a test does with the question that was asked last. */
export interface Answering {
  /** What was sent, once it was. */
  asked(count?: number): Promise<Stream['asked']>;
  /** Lets the answer begin. */
  begin(status?: number, headers?: Record<string, string>): Promise<void>;
  push(...events: readonly AnswerEvent[]): Promise<void>;
  /** Sends a piece of text as it is. */
  raw(text: string): Promise<void>;
  close(): Promise<void>;
  /** The connection is lost. */
  fail(): Promise<void>;
  /** How many questions were asked. */
  count(): Promise<number>;
  /** True where the request for the last question was given up. */
  stopped(): Promise<boolean>;
}

/** Puts a test in the place of `/api/ask` on the pages to come. */
export async function answerByHand(page: Page): Promise<Answering> {
  await page.addInitScript(standIn);
  const last = (act: keyof Stream, ...given: unknown[]) =>
    page.evaluate(
      ([name, args]) => {
        const stream = (window as unknown as { streams: Stream[] }).streams.at(-1);
        const part = stream?.[name as keyof Stream];
        return typeof part === 'function' ? (part as (...all: unknown[]) => unknown)(...(args as unknown[])) : part;
      },
      [act, given] as const,
    ) as Promise<unknown>;
  const count = () => page.evaluate(() => (window as unknown as { streams: unknown[] }).streams.length);
  const raw = async (text: string) => void (await last('push', text));
  return {
    async asked(max = 1) {
      await page.waitForFunction((n) => (window as unknown as { streams: unknown[] }).streams.length >= n, max);
      return (await last('asked')) as Stream['asked'];
    },
    begin: async (status = 200, headers = {}) => void (await last('begin', status, headers)),
    push: (...events) => raw(events.map((event) => `${JSON.stringify(event)}\n`).join('')),
    raw,
    close: async () => void (await last('close')),
    fail: async () => void (await last('fail')),
    count,
    stopped: async () => (await last('stopped')) === true,
  };
}

/** Runs in the page: keeps every question in `streams`, to be answered bit by bit. */
function standIn(): void {
  const streams: Stream[] = [];
  Object.assign(window, { streams });
  const own = window.fetch;
  window.fetch = (input, init) => {
    if (input !== '/api/ask') return own(input, init);
    return new Promise((answer, refuse) => {
      let pipe: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          pipe = controller;
        },
      });
      const stream: Stream = {
        asked: JSON.parse(String(init?.body)),
        stopped: false,
        begin: (status, headers) => answer(new Response(body, { status, headers })),
        push: (text) => pipe.enqueue(new TextEncoder().encode(text)),
        close: () => pipe.close(),
        fail: () => refuse(new TypeError('Failed to fetch')),
      };
      init?.signal?.addEventListener('abort', () => {
        stream.stopped = true;
        refuse(init.signal?.reason);
      });
      streams.push(stream);
    });
  };
}

/** What axe finds in a chat, in both themes. */
export function violations(page: Page, place: 'dialog' | 'page' = 'dialog', themes = THEMES): Promise<string[]> {
  return found(page, `[data-assistant-${place}]`, themes);
}

const THEMES: readonly Theme[] = ['light', 'dark'];

/** For a state whose colours another state has, too. */
export const LIGHT: typeof THEMES = ['light'];

/** What axe finds in a part of a page. */
export function found(page: Page, part: string, themes = THEMES): Promise<string[]> {
  return findViolations(page, { include: [part], themes });
}
