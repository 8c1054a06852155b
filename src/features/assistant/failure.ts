/** Why an answer is incomplete: offline, server unreachable, too many questions, server error, or a stream that was cut off or is invalid. */
export type Failure = {
  kind:
    | 'offline'
    | 'network'
    | 'server'
    | 'cut' /** The docs could not be loaded for answers in the browser. */
    | 'local';
};
