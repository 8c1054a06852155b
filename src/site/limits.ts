/** Numbers of the specification, each named once. */

/** A "Copied" mark goes back to its icon after this long. */
export const COPIED_MS = 2000;
/** A failed copy shows its reason for this long. */
export const COPY_ERROR_MS = 3000;
/** Photo in the feedback dialog. */
export const FEEDBACK_AVATAR_PX = 48;
/** Timeout of a feedback request. */
export const FEEDBACK_SEND_MS = 15_000;
/** The longest comment on a page. */
export const FEEDBACK_COMMENT_MAX_CHARS = 5000;
/** The body of a request to an endpoint of ours. */
export const BODY_MAX_BYTES = 8 * 1024;
/** Links are fetched ahead when they come this near to the view. */
export const PREFETCH_MARGIN_PX = 200;
/** Sidebar groups deeper than this start closed. */
export const SIDEBAR_COLLAPSE_LEVEL = 1;
/** A sidebar with more pages than this shows only the groups that lead to the page. */
export const SIDEBAR_WHOLE_MAX = 300;
/** Height of the search box in spacing units of 4 px. */
export const SEARCH_BAR_HEIGHT_UNITS = 9;
/** Pressed with Cmd on a Mac, Ctrl elsewhere, this key opens the search. */
export const SEARCH_SHORTCUT_KEY = 'k';
/** A long list draws only the rows in view and a few around them: those in a plain list and in a combobox, the height a row is taken for until it is measured, and how many a combobox shows at least. */
export const VIRTUAL_LIST = { overscan: 1, comboboxOverscan: 12, itemPx: 40, comboboxMin: 4 } as const;
/** Pages that a search in the dialog brings at first, how many more when the reader comes to their end, and at most. */
export const SEARCH_PAGES = { first: 10, more: 20, max: 200 } as const;
/** The longest text that may be pasted into the search, such as an error with its stack trace. */
export const SEARCH_PASTE_CHARS = 8000;
/** Recent searches kept in the browser: how many, and the longest. */
export const RECENT_SEARCHES = { max: 5, chars: 100 } as const;
/** The rest of the search index is read when nothing was typed for this long, so that no letter waits for it. */
export const SEARCH_REST_AFTER_MS = 1000;
/** A query counts as finished when nothing was typed for this long. */
export const QUERY_FINISHED_MS = 2000;
/** Words of a search that are marked on a page: how many places at most. */
export const HIGHLIGHTS_MAX = 200;
/** Photo in an author byline. */
export const BYLINE_AVATAR_PX = 40;
/** With more authors than this, a byline shows first names only. */
export const BYLINE_FULL_NAMES_MAX = 2;
/** Names that a list of contributors shows at first. */
export const CONTRIBUTORS_SHOWN = 3;
/** Pictures from the code host: the wait for one, its greatest size, its width, how many are kept and for how long, also after a failure. */
export const CODE_HOST_AVATAR = {
  waitMs: 3000,
  maxBytes: 256 * 1024,
  widthPx: 96,
  cacheEntries: 500,
  cacheSeconds: 86_400,
  retryS: 300,
} as const;
/** A tooltip waits this long before it shows. */
export const TOOLTIP_DELAY_MS = 700;
/** A region that has not said by then whether the visitor is signed in counts as failed. */
export const SESSION_LIMIT_MS = 3000;
/** Letters typed into a menu are joined while they follow each other within this time. */
export const MENU_TYPEAHEAD_RESET_MS = 1000;
/** A submenu opens after the pointer has rested this long. */
export const SUBMENU_OPEN_DELAY_MS = 100;
/** A pointer on its way into a submenu may cross other rows for this long. */
export const MENU_POINTER_GRACE_MS = 300;
/** How many clicked or focused elements are remembered, to give focus back to. */
export const FOCUS_TRAIL = 10;
/** A link into a session replay of the analytics starts this long before its moment. */
export const REPLAY_LOOKBACK_S = 10;
/** Entries on one page of the changelog. */
export const CHANGELOG_PAGE_SIZE = 20;
/** Rendered pages kept in memory: how many, and their bytes before compression. */
export const PAGE_CACHE = { entries: 2000, bytes: 48 * 1024 * 1024 } as const;
/** Compiled pages kept in memory, for a following request in the other format. */
export const VIEW_CACHE_ENTRIES = 16;
/** Front matter: shortest and longest description. */
export const DESCRIPTION_CHARS = { min: 40, max: 170 } as const;
/** Front matter: how many reader's questions a page may carry. */
export const QUESTIONS = { min: 3, max: 5 } as const;
/** The fewest words of a page that is no index. */
export const PAGE_MIN_WORDS = 150;
/** The longest page, in characters of Markdown. */
export const PAGE_MAX_CHARS = 50_000;
/** The fewest other pages of the site that the text of a page links to. */
export const PAGE_MIN_LINKS = 2;
/** Share cards: their size, and the longest title and description they carry. */
export const CARD = { width: 1200, height: 630, titleChars: 140, descriptionChars: 155 } as const;
/** Share cards drawn at the same time, and those that may wait for their turn. */
export const CARD_JOBS = { running: 2, waiting: 50 } as const;
/** Drawn share cards kept in memory. */
export const CARD_CACHE_ENTRIES = 200;
/** Questions of the FAQ that a page shows of one tag. */
export const FAQ_PREVIEW_QUESTIONS = 6;
/** Newest entries of a feed. */
export const FEED_ENTRIES = 50;
/** An index for agents stays below this many characters: more is cut off by their fetch tools. */
export const LLMS_INDEX_CHARS = 50_000;
/** A part of the site's text in full is at most this long, unless one page alone is longer. */
export const LLMS_FULL_CHARS = 100_000;
/** Largest request of an MCP client. */
export const MCP_BODY_BYTES = 64 * 1024;
/** Pages for single requests that may wait. */
export const PAGES_WAITING = 200;
/** The thread that searches and answers: jobs that may wait for it, the memory it may use, and when it collects garbage. */
export const WORKER = {
  waiting: 200,
  heapMb: 80,
  youngHeapMb: 8,
  garbage: { growth: 8 * 1024 * 1024, pauseMs: 2000 },
} as const;
/** Messages that one MCP batch may contain. */
export const MCP_BATCH_MAX = 5;
/**
 * Work that one visitor may cause. A unit is about a millisecond of one core: a full budget, how long an empty one takes
 * to refill, how many visitors are remembered, and what each kind of request costs. Cached responses cost next to nothing.
 */
export const WORK = {
  units: 1200,
  seconds: 60,
  visitors: 20_000,
  cost: { search: 10, ask: 40, cached: 1, page: 5, suggestions: 2, picture: 10, card: 15, mcpRead: 4, mcpOther: 2 },
} as const;
/** Rough size of a token, for the estimates in the manifest. */
export const CHARS_PER_TOKEN = 4;
/** Largest body of a request to any endpoint. */
export const REQUEST_MAX_BYTES = MCP_BODY_BYTES;
/**
 * Connections: headers and body must arrive within `receiveMs`, which is checked every `checkMs`; one on which nothing
 * moves for `stalledMs` in the middle of a request, or of a response that has begun, is closed.
 */
export const CONNECTIONS = { receiveMs: 10_000, checkMs: 500, stalledMs: 30_000 } as const;
/** An idle connection is kept this long: longer than common proxies keep theirs, so that none sends into one that is being closed. */
export const KEEP_ALIVE_MS = 65_000;
/** Quality of pictures where a URL asks for none. */
export const IMAGE_QUALITY = 75;
/** Qualities that pictures may be requested in; few, so that what is kept stays bounded. */
export const IMAGE_QUALITIES = [50, IMAGE_QUALITY, 90] as const;
/** Widths in pixels that pictures may be requested in. */
export const IMAGE_WIDTHS = [320, 640, 828, 1080, 1200, 1920] as const;
/** Largest picture that is read: its file, and what it contains when unpacked. */
export const IMAGE_INPUT = { bytes: 20_000_000, pixels: 40_000_000 } as const;
/** Timeout for resizing a picture. */
export const IMAGE_TIMEOUT_S = 10;
/** Pictures resized at the same time, and those that may wait. */
export const IMAGE_JOBS = { running: 2, waiting: 200 } as const;
/** Resized pictures cached in memory: their number, and the largest size. */
export const IMAGE_CACHE = { entries: 200, bytes: 500_000 } as const;
/** Pictures open in full screen only in windows wider than this. */
export const ZOOM_MIN_WINDOW_PX = 500;
/** Share of the window that a picture in full screen may fill. */
export const ZOOM_MAX_VIEWPORT = 0.9;
/** Feedback: how many requests one IP address may send in how many seconds. */
export const FEEDBACK_RATE = { requests: 60, seconds: 60 } as const;
/** Feedback by form: a comment that comes back sooner than this was not typed by a person. */
export const FORM_MIN_MS = 2000;
/** Feedback by form: a form is good for this long. */
export const FORM_MAX_MS = 24 * 60 * 60 * 1000;
/** Comments are removed after this many days; the choice stays. */
export const COMMENT_RETENTION_DAYS = 180;
/** How often the server looks for comments to remove. */
export const RETENTION_EVERY_MS = 24 * 60 * 60 * 1000;
/** `Retry-After` while nothing can be stored. */
export const STORE_RETRY_AFTER_SECONDS = 60;
/** A store that could not be opened is tried again after this long: with PostgreSQL back, feedback is within a second. */
export const STORE_RETRY_MS = 500;
/** Maximum age of a reported store state; an older one starts a new check in the background. */
export const STORE_CHECK_MS = 2000;
/** What one visitor may store in a day. */
export const STORE_SHARE = { kilobytes: 500 } as const;
/** The room in the store's folder is measured at most this often: little can be written in between. */
export const STORE_SPACE_CHECK_MS = 50;
/** A folder that is this full of what it may contain takes nothing more. */
export const STORE_FULL_SHARE = 0.95;
/** A disk with less room than this takes nothing more. */
export const DISK_RESERVE_MB = 64;
/** SQLite, while another process writes: how long one try blocks, the pause between tries, and when to give up. */
export const STORE_BUSY = { blockMs: 20, retryMs: 10, giveUpMs: 5000 } as const;
/** PostgreSQL: connections of one process, and how long connecting and one statement may take. */
export const POSTGRES = { connections: 5, connectMs: 3000, statementMs: 5000 } as const;
/** Rate limits in PostgreSQL: a request waits this long for it before it counts in memory, and how long the next ones then don't ask. */
export const SHARED_LIMIT = { waitMs: 200, pauseMs: 1000 } as const;
/** Webhook: how long one delivery may take, for how long a process has it to itself, and how often it is tried. */
export const WEBHOOK = { timeoutMs: 10_000, leaseMs: 60_000, tries: 10 } as const;
/** Webhook: the wait after the first failure, which doubles each time, and the longest wait. */
export const WEBHOOK_WAIT = { firstMs: 10_000, maxMs: 60 * 60 * 1000 } as const;
/** How often the server looks for deliveries that are due. */
export const WEBHOOK_EVERY_MS = 5000;
/** Queries that led nowhere: how many requests one IP address may send in how many seconds. */
export const SEARCH_NOTE_RATE = { requests: 30, seconds: 60 } as const;
/**
 * Queries that led nowhere: how long one may be as sent and as kept, how many different visitors must have typed it
 * before it is kept, how many are kept and for how many days, and what is kept in memory for today.
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
/** The media player: seconds, milliseconds, shares of full volume, and gains where 1 is the recorded loudness. */
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
/** Search for machines: results of an answer, how long it may be kept, and how many are kept here. */
export const SEARCH_API = {
  usual: 10,
  max: 50,
  cacheSeconds: 300,
  cacheEntries: 500,
} as const;
/**
 * The assistant: the longest question, how much of its first question names a chat, how many earlier questions may come
 * with one, pages that are looked at for an answer and those whose text is kept ready.
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
 * never pause for `idleMs`, and finish within `totalMs`: otherwise the quoted answer takes over. `parallel` bounds calls
 * under way, `failures` in a row stop calls for `restMs`, and tokens are counted for each visitor and chat in a day.
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
/** Shared conversations: questions of one, days it is kept, and how often one IP address may share. */
export const ASK_SHARE = { questions: 10, retentionDays: 180, rate: { requests: 10, seconds: 60 } } as const;
/** A conversation in the browser: turns that are kept, how long an answer may be silent before it has failed, and the longest line of its stream. */
export const CHAT = { turns: 20, waitMs: 15_000, lineChars: 64 * 1024 } as const;
/** Days before the end of a model at which the check of its samples fails. */
export const MODEL_NOTICE_DAYS = 60;

/** Outputs of notebook cells with more lines are folded. */
export const NOTEBOOK_FOLD_LINES = 24;
