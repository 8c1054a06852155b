import { join } from 'node:path';
import { sendBody } from '../../http/body.ts';
import { IMAGE_PATH } from '../../site/image-url.ts';
import { createImages } from '../images/image-service.ts';
import type { Mount } from './routes.ts';

const RETRY_AFTER_S = 1;

/** `GET /api/image?url=&w=&q=75`: a picture below a folder in another width, as WebP. */
export function createImageMount(folder: string): Mount {
  const answer = createImages(folder);
  return (app, { work }) => {
    app.get(IMAGE_PATH, async (context) => {
      const image = await answer(new URL(context.req.url).searchParams, (units) => work.spend(context, units));
      if (image.ok) return sendBody(context, image.value);
      const { status, code, message, retryAfter = RETRY_AFTER_S } = image.refusal;
      if (status === 429) context.header('Retry-After', String(retryAfter));
      context.header('Cache-Control', 'no-store');
      return context.json({ error: { code, message } }, status);
    });
  };
}

/** The pictures of this site. */
export const mountImage: Mount = createImageMount(join(process.cwd(), 'public'));
