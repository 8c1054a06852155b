import { BaseCallbackHandler } from '@langchain/core/callbacks/base';

export interface CallbackHandlerOptions {
  userId?: string;
  sessionId?: string;
  tags?: readonly string[];
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
