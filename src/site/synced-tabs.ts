/** Where the reader's choice of language is kept: the label of a tab, or its index. */
export const LANGUAGE_KEY = 'synced-tabs:language';

/** A link may ask for a language: `?lang=typescript`. */
export const LANGUAGE_QUERY = 'lang';
