import { isVideoProvider, useMediaProvider, useMediaRemote } from '@vidstack/react';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A button that jumps by some seconds from where the film stands.
 * The library's own button counts from a time that lags while the film seeks, so a quick second press was lost.
 */
export function SeekBy({ seconds, ...rest }: { seconds: number } & ComponentProps<'button'>): ReactNode {
  const provider = useMediaProvider();
  const remote = useMediaRemote();
  return (
    <button
      {...rest}
      type="button"
      onClick={(event) => {
        if (isVideoProvider(provider)) remote.seek(provider.video.currentTime + seconds, event.nativeEvent);
      }}
    />
  );
}
