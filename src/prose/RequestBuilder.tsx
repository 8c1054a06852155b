import { z } from 'zod';
import { RequestBuilder } from '../features/request-builder/RequestBuilder.tsx';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { knownNameSchema } from './known.ts';
import type { ApiOperation, TagData } from './tag-data.ts';

/** `<RequestBuilder operation="listTraces" />`: a request to the public API that the reader fills in. Empty in Markdown. */
export function requestBuilderTag(requests: readonly ApiOperation[], hosts: TagData['hosts']): Tag {
  const operation = knownNameSchema(
    'operation',
    requests.map(({ id }) => id),
  );
  return defineTag(
    z.strictObject({ operation }),
    ({ operation: id }) => {
      const found = requests.find((request) => request.id === id);
      if (!found) return null;
      const { rows: _, ...operation } = found;
      return <RequestBuilder operation={operation} hosts={hosts} />;
    },
    () => '',
    { only: [] },
  );
}
