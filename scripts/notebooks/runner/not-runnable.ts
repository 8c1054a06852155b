/** The notebook cannot run on this machine, which is not a fault of the notebook. */
export class NotRunnable extends Error {}

/** A cell of a notebook failed. */
export class CellFailed extends Error {
  readonly cell: string;
  constructor(cell: string, message: string) {
    super(message);
    this.cell = cell;
  }
}
