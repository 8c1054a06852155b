import type { Locator, Page, Request } from 'playwright-core';

/** A page with the widget. */
export const PATH = '/docs/tracing/sessions';

/** How the endpoint answers: a status, or not at all. */
export type Answer = number | 'unreachable';

/** What was sent to the endpoint, and the answer that each request waits for. */
export interface Endpoint {
  requests: Request[];
  bodies(): unknown[];
  keys(): (string | undefined)[];
  /** From now on requests wait, until the function is called with their answer. */
  hold(): (answer: Answer) => void;
  answer: Answer;
}

/** Stands in for `/api/feedback`; answers 200 unless told otherwise. */
export async function fakeEndpoint(page: Page): Promise<Endpoint> {
  let held: Promise<Answer> | undefined;
  const endpoint: Endpoint = {
    requests: [],
    bodies: () => endpoint.requests.map((request) => request.postDataJSON()),
    keys: () => endpoint.requests.map((request) => request.headers()['idempotency-key']),
    hold() {
      let release: (answer: Answer) => void = () => {};
      held = new Promise((done) => {
        release = (answer) => {
          held = undefined;
          done(answer);
        };
      });
      return (answer) => release(answer);
    },
    answer: 200,
  };
  await page.route('**/api/feedback', async (route) => {
    endpoint.requests.push(route.request());
    const answer = (await held) ?? endpoint.answer;
    if (answer === 'unreachable') await route.abort('connectionrefused');
    else await route.fulfill({ status: answer, json: answer < 300 ? { ok: true, reference: 'fb_1' } : { error: {} } });
  });
  return endpoint;
}

/** The parts of the widget. */
export function getParts(page: Page): Record<'yes' | 'no' | 'dialog' | 'field' | 'send' | 'done', Locator> {
  const form = page.getByRole('form', { name: 'Was this page helpful?' });
  const dialog = page.getByRole('dialog');
  return {
    yes: form.getByRole('button', { name: 'Yes' }),
    no: form.getByRole('button', { name: 'No' }),
    dialog,
    field: dialog.getByRole('textbox'),
    send: dialog.getByRole('button', { name: 'Send feedback' }),
    done: dialog.getByRole('button', { name: 'Done' }),
  };
}

/** Resolves when the element has focus. */
export async function focusOn(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':focus')).waitFor();
}

/** Resolves when a button may be pressed. */
export async function enabled(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':enabled')).waitFor();
}

/** Resolves when a button may not be pressed. */
export async function disabled(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':disabled')).waitFor();
}
