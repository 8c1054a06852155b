/** Where the files of the search index answer. */
export const SEARCH_INDEX_PATH = '/search-index/';
/** Folder below it with the files that are named by their content and never change. */
export const SEARCH_HASHED_FOLDER = 'files/';
/** What the assistant needs besides the index to answer in the browser. */
export const LOCAL_ANSWERS_PATH = `${SEARCH_INDEX_PATH}answers.json`;
/** Where the search answers machines. */
export const SEARCH_API_PATH = '/api/search';
/** Where the search answers readers without a script. */
export const SEARCH_PAGE_PATH = '/search';
