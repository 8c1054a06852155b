/** An error in the shape of the public API. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  constructor(status: number, code: string, message: string, field?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** The error for an object that does not exist. */
export const notFound = (what: string): ApiError =>
  new ApiError(404, 'not_found', `There is no ${what} in the project.`);
