import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM_ARGS, requireChromium } from '../scripts/chromium.ts';

/** A page that runs as it does for readers. */
export interface BarePage {
  /** The value of an expression. */
  run<T>(expression: string): Promise<T>;
  /** Presses one key, which is a letter or a space; with Control where `control`. */
  press(key: string, control?: boolean): Promise<void>;
  close(): Promise<void>;
}

/** A browser for measurements. */
export interface BareBrowser {
  /** Opens an address as a new visitor. */
  open(url: string): Promise<BarePage>;
  close(): Promise<void>;
}

const CONTROL = 2;
const LOOK_EVERY_MS = 50;
const LOAD_LIMIT_MS = 20_000;
const SIZE = { width: 1280, height: 800 };

type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;

/** Starts Chromium without Playwright, whose debugger makes the engine read each module twice: 20 ms that no reader has. */
export async function openBareBrowser(): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'bare-browser-'));
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...CHROMIUM_ARGS];
  const process = spawn(requireChromium(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const send = await connect(process).catch((error) => {
    process.kill();
    throw error;
  });
  return {
    open: (url) => openPage(send, url),
    async close() {
      const ended = once(process, 'exit');
      await send('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function connect(process: ChildProcess): Promise<Send> {
  const socket = new WebSocket(await getAddress(process));
  await once(socket, 'open');
  return talk(socket);
}

/** Chromium says on its error output where it listens. */
async function getAddress({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Chromium has no error output.');
  for await (const line of createInterface(stderr)) {
    const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? [];
    if (!address) continue;
    stderr.resume();
    return address;
  }
  throw new Error('Chromium did not say where it listens.');
}

/** Requests over a socket, each with the answer to it. */
function talk(socket: WebSocket): Send {
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  let last = 0;
  return (method, params = {}, sessionId = undefined) => {
    const answer = Promise.withResolvers<Record<string, unknown>>();
    last += 1;
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return answer.promise;
  };
}

async function openPage(send: Send, url: string): Promise<BarePage> {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url, browserContextId, ...SIZE });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const tell: Send = (method, params) => send(method, params, sessionId as string);
  const page: BarePage = {
    async run<T>(expression: string) {
      const { result, exceptionDetails } = await tell('Runtime.evaluate', { expression, returnByValue: true });
      if (exceptionDetails) throw new Error(`${expression} failed in the page.`);
      return (result as { value: T }).value;
    },
    async press(key, control = false) {
      const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;
      const shared = { key, code, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) };
      const modifiers = control ? CONTROL : 0;
      await tell('Input.dispatchKeyEvent', { type: 'keyDown', ...shared, modifiers, ...(!control && { text: key }) });
      await tell('Input.dispatchKeyEvent', { type: 'keyUp', ...shared, modifiers });
    },
    close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
  };
  await loaded(page, url);
  return page;
}

/** Waits until a page is there; between two documents there is nothing to ask. */
async function loaded(page: BarePage, url: string): Promise<void> {
  const isThere = 'document.readyState === "complete" && location.protocol !== "about:"';
  for (let left = LOAD_LIMIT_MS; left > 0; left -= LOOK_EVERY_MS) {
    if (await page.run<boolean>(isThere).catch(() => false)) return;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`${url} did not load within ${LOAD_LIMIT_MS / 1000} s.`);
}
