import type { Locator, Page, Request } from 'playwright-core';

/** A light page with the feedback widget: axe takes three times as long on a docs page. */
export const FEEDBACK_PAGE = '/terms';

/** A status code, or no response at all. */
export type MockResponse = number | 'unreachable';

export interface FeedbackEndpointMock {
  requests: Request[];
  getBodies(): unknown[];
  getIdempotencyKeys(): (string | undefined)[];
  /** From now on requests wait until the returned function is called with their response. */
  pauseResponses(): (response: MockResponse) => void;
  response: MockResponse;
}

/** Replaces `/api/feedback`; responds with 200 by default. */
export async function mockFeedbackEndpoint(page: Page): Promise<FeedbackEndpointMock> {
  let pending: Promise<MockResponse> | undefined;
  const endpoint: FeedbackEndpointMock = {
    requests: [],
    getBodies: () => endpoint.requests.map((request) => request.postDataJSON()),
    getIdempotencyKeys: () => endpoint.requests.map((request) => request.headers()['idempotency-key']),
    pauseResponses() {
      let release: (response: MockResponse) => void = () => {};
      pending = new Promise((resolve) => {
        release = (response) => {
          pending = undefined;
          resolve(response);
        };
      });
      return (response) => release(response);
    },
    response: 200,
  };
  await page.route('**/api/feedback', async (route) => {
    endpoint.requests.push(route.request());
    const response = (await pending) ?? endpoint.response;
    if (response === 'unreachable') await route.abort('connectionrefused');
    else
      await route.fulfill({ status: response, json: response < 300 ? { ok: true, reference: 'fb_1' } : { error: {} } });
  });
  return endpoint;
}

export function getFeedbackParts(page: Page): Record<'yes' | 'no' | 'dialog' | 'field' | 'send' | 'done', Locator> {
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

export async function waitForFocus(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':focus')).waitFor();
}

export async function waitUntilEnabled(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':enabled')).waitFor();
}

export async function waitUntilDisabled(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':disabled')).waitFor();
}
