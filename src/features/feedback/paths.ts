/** The endpoint that forms and scripts send feedback to. */
export const FEEDBACK_PATH = '/api/feedback';

/** The page that the form leads to without JavaScript. */
export const FEEDBACK_PAGE_PATH = '/feedback';
