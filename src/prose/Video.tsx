import { z } from 'zod';
import { Embed, getHostText } from '../features/embed/Embed.tsx';
import { Media } from '../features/media/Media.tsx';
import { getFile, RATIOS } from '../features/media/media.ts';
import { figureFlow } from '../markdown/text/tag-flows.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { MEDIA_HOSTS, type MediaHost } from '../site/media-hosts.ts';

const file = z.string().startsWith('/', 'must be a file of this site, starting with "/"');
const shared = { title: z.string().min(1), poster: file.optional() };
const captions = z.array(z.strictObject({ label: z.string().min(1), language: z.string().min(2), src: file }));

/** `<Video src="/media/a.mp4" title="..." />`: one of our films, loaded only when it is visible. `gifStyle` makes it a silent loop. */
export const videoTag: Tag = defineTag(
  z.strictObject({
    ...shared,
    src: z.union([file, z.array(file).min(1)]),
    aspectRatio: z.enum(RATIOS).optional(),
    className: z.string().optional(),
    gifStyle: z.boolean().optional(),
    captions: captions.min(1).optional(),
    silent: z.boolean().optional(),
    darkSrc: z.array(file).min(1).optional(),
    darkPoster: file.optional(),
  }),
  (props) => <Media {...props} />,
  ({ src, title }, { absolute }) => `[${title}](${absolute(getFile([src].flat()))})`,
  { only: [] },
  { flow: ({ title }, content) => figureFlow(content, { figure: 'video', text: title }) },
);

/** `<YouTube id="..." title="..." />`, `<Cloudflare id="..." title="..." />`: a video that plays elsewhere. */
export function embedTag(host: MediaHost): Tag {
  const { id, name, watch } = MEDIA_HOSTS[host];
  return defineTag(
    z.strictObject({ ...shared, id: z.string().regex(id, `must be an id of ${name}`) }),
    (props) => <Embed host={host} {...props} />,
    (props) => `[${props.title}](${watch(props.id)}) (${getHostText(host)})`,
    { only: [] },
    { flow: ({ title }, content) => figureFlow(content, { figure: 'video', text: title }) },
  );
}
