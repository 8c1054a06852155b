import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM_ARGS } from '../scripts/chromium.ts';
import { requireBenchBrowser } from './smoke.ts';

/** A page in a browser without a debugger attached. */
export interface BarePage {
  evaluate<T>(expression: string): Promise<T>;
  /** Presses a letter or the space key, with Ctrl if `control` is true. */
  press(key: string, control?: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface BareBrowser {
  /** Opens a URL as a new visitor. */
  open(url: string): Promise<BarePage>;
  close(): Promise<void>;
}

const CONTROL_MODIFIER = 2;
const POLL_MS = 50;
const LOAD_TIMEOUT_MS = 20_000;
const VIEWPORT = { width: 1280, height: 800 };

type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;

/** Starts Chromium without Playwright, whose debugger makes the engine read each module twice: 20 ms that no reader has. */
export async function openBareBrowser(): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'bare-browser-'));
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...CHROMIUM_ARGS];
  const process = spawn(requireBenchBrowser(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const send = await connect(process).catch((error) => {
    process.kill();
    throw error;
  });
  return {
    open: (url) => openPage(send, url),
    async close() {
      const ended = once(process, 'exit');
      // Some builds exit before they respond.
      void send('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function connect(process: ChildProcess): Promise<Send> {
  const socket = new WebSocket(await readDebuggerUrl(process));
  await once(socket, 'open');
  return createSend(socket);
}

/** Chromium prints its debugger URL to stderr. */
async function readDebuggerUrl({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Chromium has no error output.');
  for await (const line of createInterface(stderr)) {
    const [, url] = /^DevTools listening on (\S+)/.exec(line) ?? [];
    if (!url) continue;
    stderr.resume();
    return url;
  }
  throw new Error('Chromium did not report its port.');
}

function createSend(socket: WebSocket): Send {
  const pending = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    if (error) pending.get(id)?.reject(new Error(error.message));
    else pending.get(id)?.resolve(result);
    pending.delete(id);
  });
  let last = 0;
  return (method, params = {}, sessionId = undefined) => {
    const response = Promise.withResolvers<Record<string, unknown>>();
    last += 1;
    pending.set(last, response);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return response.promise;
  };
}

async function openPage(send: Send, url: string): Promise<BarePage> {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url, browserContextId, ...VIEWPORT });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const sendToPage: Send = (method, params) => send(method, params, sessionId as string);
  const page: BarePage = {
    async evaluate<T>(expression: string) {
      const { result, exceptionDetails } = await sendToPage('Runtime.evaluate', { expression, returnByValue: true });
      if (exceptionDetails) throw new Error(`${expression} failed in the page.`);
      return (result as { value: T }).value;
    },
    async press(key, control = false) {
      const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;
      const shared = { key, code, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) };
      const modifiers = control ? CONTROL_MODIFIER : 0;
      await sendToPage('Input.dispatchKeyEvent', {
        type: 'keyDown',
        ...shared,
        modifiers,
        ...(!control && { text: key }),
      });
      await sendToPage('Input.dispatchKeyEvent', { type: 'keyUp', ...shared, modifiers });
    },
    close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
  };
  await waitForLoad(page, url);
  return page;
}

/** Between two documents an evaluation fails. */
async function waitForLoad(page: BarePage, url: string): Promise<void> {
  const isLoaded = 'document.readyState === "complete" && location.protocol !== "about:"';
  for (let left = LOAD_TIMEOUT_MS; left > 0; left -= POLL_MS) {
    if (await page.evaluate<boolean>(isLoaded).catch(() => false)) return;
    await wait(POLL_MS);
  }
  throw new Error(`${url} did not load within ${LOAD_TIMEOUT_MS / 1000} s.`);
}
