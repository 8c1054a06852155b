import { useMediaProvider, useMediaRemote } from '@vidstack/react';
import type { ComponentProps, ReactNode } from 'react';
import { seekBy } from './steps.ts';

/** A button that jumps by some seconds. */
export function SeekBy({ seconds, ...rest }: { seconds: number } & ComponentProps<'button'>): ReactNode {
  const provider = useMediaProvider();
  const remote = useMediaRemote();
  return <button {...rest} type="button" onClick={(event) => seekBy(provider, remote, seconds, event.nativeEvent)} />;
}
