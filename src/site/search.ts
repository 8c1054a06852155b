export const SEARCH_INDEX_PATH = '/search-index/';
/** Folder below it with the files that are named by their content and never change. */
export const SEARCH_HASHED_FOLDER = 'files/';
/** The file next to the index that lists what the assistant needs to answer in the browser. */
export const LOCAL_ANSWERS_FILE = 'answers.json';
/** Folder below it with the pages that the assistant quotes from, named by their content too. */
export const LOCAL_ANSWERS_FOLDER = `${SEARCH_HASHED_FOLDER}answers/`;
/** Endpoint of the search. */
export const SEARCH_API_PATH = '/api/search';
export const SEARCH_PAGE_PATH = '/search';
