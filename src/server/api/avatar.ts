import { createHash } from 'node:crypto';
import { createAvatarFinder, type Picture } from '../../features/contributors/avatar.server.ts';
import { type Body, sendBody } from '../../http/body.ts';
import { AVATAR_PATH } from '../../source/contributors.ts';
import type { Mount } from './routes.ts';

function getBody({ type, bytes, maxAge }: Picture): Body {
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const cacheControl = `public, max-age=${maxAge}`;
  return { status: 200, type, cacheControl, etag, compress: false, plain: bytes, encoded: {} };
}

/** `GET /api/avatar/{username}`: the picture of a contributor; 404 for anyone else. */
export const mountAvatar: Mount = (app, { env, renderer }) => {
  const getAvatar = createAvatarFinder({ sourceUrl: env.avatarSourceUrl });
  app.get(`${AVATAR_PATH}/:username`, async (context) => {
    const username = context.req.param('username');
    const { site } = await renderer();
    if (!site.contributors.has(username)) return context.text('No contributor has this username.', 404);
    return sendBody(context, getBody(await getAvatar(username)));
  });
};
