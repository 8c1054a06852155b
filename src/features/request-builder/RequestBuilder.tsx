import type { ReactNode } from 'react';
import { Island } from '../../render/Island.tsx';
import Builder, { type BuilderProps } from './RequestBuilder.island.tsx';

/** "Build this request": a closed row until it is touched; without scripts the samples above it are alone. */
export function RequestBuilder(props: BuilderProps): ReactNode {
  return (
    <div className="request-builder needs-js not-prose" data-markdown="skip" data-markdown-ignore="">
      <Island component={Builder} on="interaction" props={props} />
    </div>
  );
}
