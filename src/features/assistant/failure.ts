/** Why there is no whole answer: no network, the server not reached, too many questions, a fault of the server, a stream that was cut or is garbage. */
export type Failure =
  | {
      kind:
        | 'offline'
        | 'network'
        | 'server'
        | 'cut' /** The docs could not be loaded for answers in the browser. */
        | 'local';
    }
  | { kind: 'busy' /** How long to wait. */; seconds: number };
