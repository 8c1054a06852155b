import type { ReactNode } from 'react';
import { z } from 'zod';
import { Embed, playsAt } from '../features/embed/Embed.tsx';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { MEDIA_HOSTS, type MediaHost } from '../site/media-hosts.ts';

const file = z.string().startsWith('/', 'must be a file of this site, starting with "/"');
const shared = { title: z.string().min(1), poster: file.optional() };
const RATIOS = ['16/9', '4/3', '1/1'] as const;

interface VideoProps {
  src: string;
  title: string;
  poster?: string;
  aspectRatio?: (typeof RATIOS)[number];
}

function Video({ src, title, poster, aspectRatio = '16/9' }: VideoProps): ReactNode {
  return (
    <figure className="video" data-ratio={aspectRatio}>
      {/* biome-ignore lint/a11y/useMediaCaption: our videos are recorded without sound */}
      <video src={src} poster={poster} controls preload="none" playsInline aria-label={title} />
      <figcaption>
        <a href={src}>{title}</a>
      </figcaption>
    </figure>
  );
}

/** `<Video src="/media/a.mp4" title="..." />`: a video of ours; nothing of it is loaded before it is played. */
export const videoTag: Tag = defineTag(
  z.strictObject({ ...shared, src: file, aspectRatio: z.enum(RATIOS).optional() }),
  (props) => <Video {...props} />,
  ({ src, title }, { absolute }) => `[${title}](${absolute(src)})`,
  { only: [] },
);

/** `<YouTube id="..." title="..." />`, `<Cloudflare id="..." title="..." />`: a video that plays elsewhere. */
export function embedTag(host: MediaHost): Tag {
  const { id, name, watch } = MEDIA_HOSTS[host];
  return defineTag(
    z.strictObject({ ...shared, id: z.string().regex(id, `is no id of ${name}`) }),
    (props) => <Embed host={host} {...props} />,
    (props) => `[${props.title}](${watch(props.id)}) (${playsAt(host)})`,
    { only: [] },
  );
}
