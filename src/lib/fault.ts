/** A mistake in a file that a person wrote: where it is and how to fix it. */
export interface Fault {
  file: string;
  line?: number;
  problem: string;
  remedy: string;
}

/** Formats a fault on one line: `file:line: Problem. Remedy.` */
export function formatFault(fault: Fault): string {
  const place = fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`;
  return `${place}: ${fault.problem} ${fault.remedy}`;
}

/** An error with one or more faults. */
export class FaultError extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'));
    this.name = 'FaultError';
    this.faults = faults;
  }
}
