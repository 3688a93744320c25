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
/** A text that arrives while it is written: with more than this waiting, the pen hurries. */
export const typingBacklog = 120;
export const freshPassageMs = 60_000;
export const pickerCloseMs = 2_000;
/** While a story has no more entries than this, its player is shown what can be done. */
export const hintEntriesMax = 4;
export const hintPulses = 5;
export const hintEveryMs = 15_000;
export const hintLastsMs = 5_000;
/** Words of a story's title that a narrow screen shows. */
export const narrowTitleWords = 4;
export const narrowTitleBelow = 640;
/** What the log leaves of the screen to the bar above and the tray below, and the least it keeps. */
export const logMargin = 220;
export const logHeightMin = 300;
export const helpHeightMax = 1_000;
/** A search waits this long after the last letter, and shows at most so many stories. */
export const searchDebounceMs = 300;
export const searchLimit = 10;
/** Letters of a description that stand in for a missing tagline among the found. */
export const searchLineLength = 60;
export const bannerAdvanceMs = 5_000;
export const bannerLockMs = 300;
/** A finger that has gone this far means it. */
export const swipeMin = 50;
export const overlayMs = 3_000;
export const landingLockMs = 500;
export const cardLockMs = 700;
export const joinDelayMs = 1_000;
/** How long an author reads that a story was saved before the page goes back. */
export const editRedirectMs = 2_000;
