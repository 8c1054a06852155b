const UNAVAILABLE = 'Feedback cannot be stored right now. Please send it again in a few minutes.';

const ERRORS: Readonly<Record<string, string>> = {
  blank_comment: 'Please write what should be better before you send it.',
  too_large: 'The comment is longer than one comment can be. Go back, shorten it and send it again.',
  unknown_page: 'The page that this feedback is about does not exist.',
  too_many_requests: 'There has been a lot of feedback from your network. Please wait a minute and send it again.',
  store_full: UNAVAILABLE,
  store_away: UNAVAILABLE,
  expired: 'The form had been open for too long. Please send it once more.',
};

const ANY_ERROR = 'The feedback could not be stored. Please send it again, or write to support.';

export function errorMessage(code: string): string {
  return Object.hasOwn(ERRORS, code) ? (ERRORS[code] ?? ANY_ERROR) : ANY_ERROR;
}
