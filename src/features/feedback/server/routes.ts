import type { Context } from 'hono';
import type { Mount } from '../../../http/feature.ts';
import { visitorLimit } from '../../../http/rate-limit.ts';
import { readBody } from '../../../http/read-body.ts';
import { type Refusal, refuse } from '../../../http/refusal.ts';
import { isSameOrigin } from '../../../http/same-origin.ts';
import { getStorageQuota } from '../../../http/storage-quota.ts';
import { BODY_MAX_BYTES, FEEDBACK_RATE } from '../../../site/limits.ts';
import { FEEDBACK_PATH } from '../paths.ts';
import { type AcceptResult, acceptFeedback } from './accept.ts';
import { respondToForm } from './form.ts';
import { parseJson, parseKey } from './parse.ts';
import type { FeedbackServices } from './services.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** `POST /api/feedback`: JSON from the widget, or a form from browsers without JavaScript. */
export const mountFeedback: Mount<FeedbackServices> = (app, services) => {
  const overLimit = visitorLimit(services, { name: 'feedback', ...FEEDBACK_RATE });
  const storageQuota = getStorageQuota(services);
  const secret = services.secrets.getKey('feedback forms');
  app.post(FEEDBACK_PATH, async (context) => {
    const type = mediaType(context);
    const read = await readBody(context.req.raw, BODY_MAX_BYTES);
    const text = read.ok ? read.text : '';
    const refusal = read.ok
      ? ((await overLimit(context)) ??
        refuseForeign(context, services, type) ??
        (await storageQuota(context, text.length)))
      : read.refusal;
    if (type === FORM_TYPE) return respondToForm(context, services, { text, refusal, secret });
    if (refusal) return refuse(context, refusal);
    const accepted = await acceptJson(services, text, context.req.header('idempotency-key'));
    if (!accepted.ok) return refuse(context, accepted.refusal);
    return context.json({ ok: true, reference: accepted.reference }, 200, { 'Cache-Control': 'no-store' });
  });
  app.all(FEEDBACK_PATH, (context) => {
    context.header('Allow', 'POST');
    return refuse(context, { status: 405, code: 'method_not_allowed', message: 'Send feedback with POST.' });
  });
};

/** The media type without its parameters; empty if the text is declared as anything but UTF-8. */
function mediaType(context: Context): string {
  const [type = '', ...parameters] = (context.req.header('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset) ? type.trim() : '';
}

function refuseForeign(context: Context, { env }: FeedbackServices, type: string): Refusal | undefined {
  if (!isSameOrigin(context, env))
    return { status: 403, code: 'cross_origin', message: 'Only pages of this site can send feedback.' };
  if (type === JSON_TYPE || type === FORM_TYPE) return undefined;
  return { status: 415, code: 'unsupported_type', message: `Send ${JSON_TYPE} or ${FORM_TYPE}, in UTF-8.` };
}

async function acceptJson(services: FeedbackServices, text: string, header: string | undefined): Promise<AcceptResult> {
  const body = parseJson(text);
  if (!body.ok) return { ok: false, refusal: body.problem };
  const key = parseKey(header);
  return key.ok ? acceptFeedback(services, body.value, key.value) : { ok: false, refusal: key.problem };
}
