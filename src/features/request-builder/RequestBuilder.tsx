import type { ReactNode } from 'react';
import { Island } from '../../render/Island.tsx';
import Builder, { type BuilderProps } from './RequestBuilder.island.tsx';

/** "Build this request": a closed row until the first interaction; hidden without JavaScript. */
export function RequestBuilder(props: BuilderProps): ReactNode {
  return (
    <div className="request-builder needs-js not-prose" data-markdown="skip" data-markdown-ignore="">
      <Island component={Builder} on="interaction" props={props} />
    </div>
  );
}
