/** What the product promises in numbers; each is used where it is named and nowhere as a bare figure. */
export const rowAutoScrollMs = 3_000;
export const copyrightYear = 2025;
export const customActionXp = 1;
export const immerseXp = 1;
export const defaultLanguage = "en";
/** How long a character takes to be written. */
export const typingMs = {
  standard: 30,
  narrative: 25,
  setup: 25,
  error: 30,
  warning: 30,
  completion: 40,
} as const;
/** With more characters than this waiting, typing speeds up. */
export const typingBacklog = 120;
export const freshPassageMs = 60_000;
export const pickerCloseMs = 2_000;
/** The commands are highlighted while a session has no more entries than this. */
export const hintEntriesMax = 4;
export const hintPulses = 5;
export const hintEveryMs = 15_000;
export const hintLastsMs = 5_000;
/** Words of a story's title that a narrow screen shows. */
export const narrowTitleWords = 4;
export const narrowTitleBelow = 640;
/** The log's height leaves this much for the top bar and the tray, and is at least this high. */
export const logMargin = 220;
export const logHeightMin = 300;
export const helpHeightMax = 1_000;
/** Delay of a search after the last key, and its number of results. */
export const searchDebounceMs = 300;
export const searchLimit = 10;
/** As many characters as the server takes of them. */
export const searchTextLength = 200;
/** Of what an administrator tells a user about a suspension, or about coins. */
export const adminReasonLength = 500;
export const coinsCorrectedMax = 100_000;
export const categoryNameLength = 60;
export const tagNameLength = 40;
/** Length of the description that stands in for a missing tagline in search results. */
export const searchLineLength = 60;
export const bannerAdvanceMs = 5_000;
export const bannerLockMs = 300;
/** A finger that has gone this far means it. */
export const swipeMin = 50;
export const overlayMs = 3_000;
export const landingLockMs = 500;
export const cardLockMs = 700;
export const joinDelayMs = 1_000;
/** How long "saved" is shown before the page goes back. */
export const editRedirectMs = 2_000;
