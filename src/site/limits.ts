// Numbers of the specification, each defined once.

/** Time that "Copied" is shown before the icon returns. */
export const COPIED_MS = 2000;
/** Time that the reason of a failed copy is shown. */
export const COPY_ERROR_MS = 3000;
/** Size of the photo in the feedback dialog. */
export const FEEDBACK_AVATAR_PX = 48;
/** Timeout of a feedback request. */
export const FEEDBACK_SEND_MS = 15_000;
/** Maximum length of a comment on a page. */
export const FEEDBACK_COMMENT_MAX_CHARS = 5000;
/** Maximum size of a request body at one of our endpoints. */
export const BODY_MAX_BYTES = 8 * 1024;
/** Links are prefetched within this distance of the viewport. */
export const PREFETCH_MARGIN_PX = 200;
/** Sidebar groups below this level are closed initially. */
export const SIDEBAR_COLLAPSE_LEVEL = 1;
/** A sidebar with more pages than this shows only the groups that lead to the page. */
export const SIDEBAR_WHOLE_MAX = 300;
/** Height of the search box in spacing units of 4 px. */
export const SEARCH_BAR_HEIGHT_UNITS = 9;
/** Key that opens the search, with Cmd on a Mac and Ctrl elsewhere. */
export const SEARCH_SHORTCUT_KEY = 'k';
/** A long list renders only the visible rows and a few around them: their number in a plain list and in a combobox, the assumed height of a row until it is measured, and the minimum number of rows in a combobox. */
export const VIRTUAL_LIST = { overscan: 1, comboboxOverscan: 12, itemPx: 40, comboboxMin: 4 } as const;
/** Pages that the search dialog loads first, how many more at the end of the list, and the maximum. */
export const SEARCH_PAGES = { first: 10, more: 20, max: 200 } as const;
/** Maximum length of pasted text, such as an error with its stack trace. */
export const SEARCH_PASTE_CHARS = 8000;
/** Recent searches stored in the browser: their number and maximum length. */
export const RECENT_SEARCHES = { max: 5, chars: 100 } as const;
/** The rest of the search index loads after this long without typing, so that it never delays a key. */
export const SEARCH_REST_AFTER_MS = 1000;
/** A query counts as finished after this long without typing. */
export const QUERY_FINISHED_MS = 2000;
/** Maximum number of search matches that are marked on a page. */
export const HIGHLIGHTS_MAX = 200;
/** Size of the photo in a byline. */
export const BYLINE_AVATAR_PX = 40;
/** With more authors than this, a byline shows first names only. */
export const BYLINE_FULL_NAMES_MAX = 2;
/** Names that a list of contributors shows initially. */
export const CONTRIBUTORS_SHOWN = 3;
/** Pictures from the code host: timeout, maximum size, width, number of cached pictures, time in the cache, and time until a retry after a failure. */
export const CODE_HOST_AVATAR = {
  waitMs: 3000,
  maxBytes: 256 * 1024,
  widthPx: 96,
  cacheEntries: 500,
  cacheSeconds: 86_400,
  retryS: 300,
} as const;
/** Delay before a tooltip opens. */
export const TOOLTIP_DELAY_MS = 700;
/** Timeout for asking a region whether the visitor is signed in. */
export const SESSION_LIMIT_MS = 3000;
/** Letters typed into a menu within this time of each other are combined. */
export const MENU_TYPEAHEAD_RESET_MS = 1000;
/** Delay before a submenu opens under a resting pointer. */
export const SUBMENU_OPEN_DELAY_MS = 100;
/** A pointer on its way into a submenu may cross other rows for this long. */
export const MENU_POINTER_GRACE_MS = 300;
/** Number of recently clicked or focused elements to which focus can return. */
export const FOCUS_TRAIL = 10;
/** Links to a session replay start this long before the event. */
export const REPLAY_LOOKBACK_S = 10;
/** Entries on one page of the changelog. */
export const CHANGELOG_PAGE_SIZE = 20;
/** Rendered pages cached in memory: their number, and their total size before compression. */
export const PAGE_CACHE = { entries: 2000, bytes: 48 * 1024 * 1024 } as const;
/** Compiled pages cached in memory, for a request in the other format. */
export const VIEW_CACHE_ENTRIES = 16;
/** Minimum and maximum length of a description in front matter. */
export const DESCRIPTION_CHARS = { min: 40, max: 170 } as const;
/** Number of readers' questions in the front matter of a page. */
export const QUESTIONS = { min: 3, max: 5 } as const;
/** Minimum number of words on a page that is not an index. */
export const PAGE_MIN_WORDS = 150;
/** Maximum length of a page in characters of Markdown. */
export const PAGE_MAX_CHARS = 50_000;
/** Minimum number of other pages that the text of a page links to. */
export const PAGE_MIN_LINKS = 2;
/** Share cards: their size, and the maximum length of title and description. */
export const CARD = { width: 1200, height: 630, titleChars: 140, descriptionChars: 155 } as const;
/** Share cards rendered at the same time, and those that may wait. */
export const CARD_JOBS = { running: 2, waiting: 50 } as const;
/** Share cards cached in memory. */
export const CARD_CACHE_ENTRIES = 200;
/** FAQ questions that a page shows per tag. */
export const FAQ_PREVIEW_QUESTIONS = 6;
/** Number of entries in a feed, newest first. */
export const FEED_ENTRIES = 50;
/** Maximum length of an index for agents, whose fetch tools cut off longer files. */
export const LLMS_INDEX_CHARS = 50_000;
/** Maximum length of one part of the site's full text, unless a single page is longer. */
export const LLMS_FULL_CHARS = 100_000;
/** Maximum size of a request from an MCP client. */
export const MCP_BODY_BYTES = 64 * 1024;
/** Number of pages that may wait to be rendered for a single request. */
export const PAGES_WAITING = 200;
/** The worker thread for search and the assistant: jobs that may wait, memory limits, and when it collects garbage. */
export const WORKER = {
  waiting: 200,
  heapMb: 80,
  youngHeapMb: 8,
  garbage: { growth: 8 * 1024 * 1024, pauseMs: 2000 },
} as const;
/** Maximum number of messages in an MCP batch. */
export const MCP_BATCH_MAX = 5;
/**
 * Work budget of each visitor: its size, the time to refill it, the number of visitors tracked, and the cost of each kind
 * of request. A unit is about a millisecond of one core. Cached responses cost next to nothing.
 */
export const WORK = {
  units: 1200,
  seconds: 60,
  visitors: 20_000,
  cost: { search: 10, ask: 40, cached: 1, page: 5, suggestions: 2, picture: 10, card: 15, mcpRead: 4, mcpOther: 2 },
} as const;
/** Approximate size of a token, for the estimates in the manifest. */
export const CHARS_PER_TOKEN = 4;
/** Maximum size of any request body. */
export const REQUEST_MAX_BYTES = MCP_BODY_BYTES;
/**
 * Connections: headers and body must arrive within `receiveMs`, which is checked every `checkMs`. A connection is closed
 * if it is idle for `stalledMs` during a request or a response.
 */
export const CONNECTIONS = { receiveMs: 10_000, checkMs: 500, stalledMs: 30_000 } as const;
/** Idle connections stay open longer than those of common proxies, so that no proxy sends a request on one that is closing. */
export const KEEP_ALIVE_MS = 65_000;
/** Default quality of pictures. */
export const IMAGE_QUALITY = 75;
/** Qualities in which pictures can be requested; few, to limit the cache. */
export const IMAGE_QUALITIES = [50, IMAGE_QUALITY, 90] as const;
/** Widths in pixels in which pictures can be requested. */
export const IMAGE_WIDTHS = [320, 640, 828, 1080, 1200, 1920] as const;
/** Maximum size of a picture: of its file, and after decoding. */
export const IMAGE_INPUT = { bytes: 20_000_000, pixels: 40_000_000 } as const;
/** Timeout for resizing a picture. */
export const IMAGE_TIMEOUT_S = 10;
/** Pictures that are resized at the same time, and those that may wait. */
export const IMAGE_JOBS = { running: 2, waiting: 200 } as const;
/** Resized pictures cached in memory: their number and maximum size. */
export const IMAGE_CACHE = { entries: 200, bytes: 500_000 } as const;
/** Minimum window width for pictures to open in full screen. */
export const ZOOM_MIN_WINDOW_PX = 500;
/** Maximum share of the window that a full-screen picture fills. */
export const ZOOM_MAX_VIEWPORT = 0.9;
/** Feedback: number of requests per IP address in this many seconds. */
export const FEEDBACK_RATE = { requests: 60, seconds: 60 } as const;
/** Feedback form: a comment that is sent sooner than this was not typed by a person. */
export const FORM_MIN_MS = 2000;
/** Feedback form: time until it expires. */
export const FORM_MAX_MS = 24 * 60 * 60 * 1000;
/** Comments are removed after this many days; the rating stays. */
export const COMMENT_RETENTION_DAYS = 180;
/** Interval at which the server removes old comments. */
export const RETENTION_EVERY_MS = 24 * 60 * 60 * 1000;
/** `Retry-After` while nothing can be stored. */
export const STORE_RETRY_AFTER_SECONDS = 60;
/** Delay before opening an unavailable store again, so that feedback works within a second after PostgreSQL recovers. */
export const STORE_RETRY_MS = 500;
/** Maximum age of a reported store state; an older one starts a new check in the background. */
export const STORE_CHECK_MS = 2000;
/** Daily storage limit of one visitor. */
export const STORAGE_QUOTA = { kilobytes: 500 } as const;
/** Minimum interval between checks of the free space in the store's folder. */
export const STORE_SPACE_CHECK_MS = 50;
/** Share of the allowed size at which the store's folder counts as full. */
export const STORE_FULL_SHARE = 0.95;
/** Free disk space below which the store counts as full. */
export const DISK_RESERVE_MB = 64;
/** SQLite, while another process writes: how long one attempt blocks, the pause between attempts, and the timeout. */
export const STORE_BUSY = { blockMs: 20, retryMs: 10, giveUpMs: 5000 } as const;
/** PostgreSQL: connections per process, and the timeouts for connecting and for a statement. */
export const POSTGRES = { connections: 5, connectMs: 3000, statementMs: 5000 } as const;
/** Rate limits in PostgreSQL: the timeout after which a process counts in memory instead, and for how long it does. */
export const SHARED_LIMIT = { waitMs: 200, pauseMs: 1000 } as const;
/** Webhook: timeout of a delivery, lease of the process that sends it, and number of attempts. */
export const WEBHOOK = { timeoutMs: 10_000, leaseMs: 60_000, tries: 10 } as const;
/** Webhook: delay after the first failure, which doubles each time, and the maximum delay. */
export const WEBHOOK_WAIT = { firstMs: 10_000, maxMs: 60 * 60 * 1000 } as const;
/** Interval at which the server looks for deliveries to send. */
export const WEBHOOK_EVERY_MS = 5000;
/** Search notes: number of requests per IP address in this many seconds. */
export const SEARCH_NOTE_RATE = { requests: 30, seconds: 60 } as const;
/**
 * Search notes: maximum length of a query as sent and as stored, number of visitors who must have typed it before it is
 * stored, number of stored queries and of days until they are removed, and today's limits in memory.
 */
export const SEARCH_NOTE = {
  bodyQueryChars: 2000,
  queryChars: 120,
  visitors: 3,
  maxRows: 20_000,
  retentionDays: 180,
  queriesInMemory: 5000,
  visitorsInMemory: 1000,
} as const;
/** The media player: seconds, milliseconds, shares of full volume, and gains relative to the recorded volume. */
export const PLAYER = {
  controlsHideMs: 2000,
  seekSeconds: 5,
  seekShiftSeconds: 10,
  seekButtonSeconds: 30,
  volumeStep: 0.05,
  volumeShiftStep: 0.1,
  rate: { min: 0.25, max: 2, step: 0.25 },
  liveEdgeToleranceSeconds: 10,
  minLiveDvrWindowSeconds: 60,
  audioBoost: { min: 0, max: 300, step: 25 },
  audioGains: [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4],
  noSourceCode: 4,
} as const;
/** A touch that moves further than this is a swipe, not a tap. */
export const TAP_SWIPE_PX = 30;
export const SEARCH_PAGE_RESULTS = 30;
/** Search API: number of results, cache lifetime of responses, and number of responses cached on the server. */
export const SEARCH_API = {
  defaultLimit: 10,
  max: 50,
  cacheSeconds: 300,
  cacheEntries: 500,
} as const;
/**
 * The assistant: maximum length of a question, length of a chat's name (from its first question), number of earlier
 * questions in a request, number of pages considered for an answer, and number of cached page texts.
 */
export const ASK = {
  questionChars: 500,
  chatChars: 100,
  before: 3,
  maxPages: 12,
  maxQuestions: 8,
  cachedPages: 28,
} as const;
/**
 * Answers written by a model. It must send something within `firstTokenMs`, show a first sentence within `firstTextMs`,
 * never pause for `idleMs`, and finish within `totalMs`: otherwise the quoted answer is shown. `parallel` limits concurrent
 * calls, `failures` in a row stop calls for `restMs`, and tokens are counted per visitor and chat each day.
 */
export const WRITTEN_ANSWER = {
  firstTokenMs: 2000,
  firstTextMs: 8000,
  idleMs: 2000,
  totalMs: 30_000,
  outputTokens: 900,
  outputChars: 8000,
  parallel: 20,
  failures: 3,
  restMs: 30_000,
  visitorTokens: 100_000,
  chatTokens: 40_000,
  visitors: 20_000,
  passages: 10,
  passageChars: 12_000,
} as const;
/** Shared conversations: maximum number of questions, days until removal, and the rate limit per IP address. */
export const ASK_SHARE = { questions: 10, retentionDays: 180, rate: { requests: 10, seconds: 60 } } as const;
/** A conversation in the browser: number of stored turns, timeout of a silent response, and the maximum length of a line in its stream. */
export const CHAT = { turns: 20, waitMs: 15_000, lineChars: 64 * 1024 } as const;
/** Days before the end of a model from which the check of its samples fails. */
export const MODEL_NOTICE_DAYS = 60;

/** Outputs of notebook cells with more lines are folded. */
export const NOTEBOOK_FOLD_LINES = 24;
