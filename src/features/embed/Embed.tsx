import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { MEDIA_HOSTS, type MediaHost } from '../../site/media-hosts.ts';

/** Props of Embed; the poster is a file of ours. */
export interface EmbedProps {
  host: MediaHost;
  id: string;
  title: string;
  poster?: string;
}

/** Returns the text under the title of an embedded video. */
export function getHostText(host: MediaHost): string {
  return `Video on ${MEDIA_HOSTS[host].name}`;
}

/** A video on another site: a link until it is clicked, then the player. Nothing is loaded from the other site before. */
export function Embed({ host, id, title, poster }: EmbedProps): ReactNode {
  const { watch, player } = MEDIA_HOSTS[host];
  return (
    <figure className="embed not-prose">
      <a href={watch(id)} rel="noreferrer" data-embed={player(id)} data-title={title}>
        {poster && <img src={poster} alt="" width={1280} height={720} loading="lazy" decoding="async" />}
        <span className="embed-play">
          <Play aria-hidden />
        </span>
        <span className="embed-text">
          <span className="embed-title">{title}</span> <span className="embed-host">{getHostText(host)}</span>
        </span>
      </a>
    </figure>
  );
}
