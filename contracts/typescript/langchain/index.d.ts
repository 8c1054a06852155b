import { BaseCallbackHandler } from '@langchain/core/callbacks/base';

export interface CallbackHandlerOptions {
  /** Who made the request. */
  userId?: string;
  /** The session that the trace belongs to. */
  sessionId?: string;
  /** Words to filter by. */
  tags?: readonly string[];
  /** Anything without a dedicated field. */
  metadata?: Readonly<Record<string, unknown>>;
  /** Sets the other options on the trace. @default false */
  updateTrace?: boolean;
}

/** Records the runs of LangChain and LangGraph. */
export class CallbackHandler extends BaseCallbackHandler {
  constructor(options?: CallbackHandlerOptions);
  name: string;
  readonly lastTraceId: string | undefined;
}
