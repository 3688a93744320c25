/** The numbers of the specification. Use them by name, never as literals. */
export const rowAutoScrollMs = 3_000;
export const copyrightYear = 2025;
export const customActionXp = 1;
export const immerseXp = 1;
export const defaultLanguage = "en";
/** The time that typing one character takes. */
export const typingMs = {
  standard: 30,
  narrative: 25,
  setup: 25,
  error: 30,
  warning: 30,
  completion: 40,
} as const;
/** If more characters than this are waiting, typing speeds up. */
export const typingBacklog = 120;
export const freshPassageMs = 60_000;
export const pickerCloseMs = 2_000;
/** Commands are highlighted as long as a session has at most this many entries. */
export const hintEntriesMax = 4;
export const hintPulses = 5;
export const hintEveryMs = 15_000;
export const hintLastsMs = 5_000;
/** How many words of a story's title a narrow screen shows. */
export const narrowTitleWords = 4;
export const narrowTitleBelow = 640;
/** The log's height leaves this much for the top bar and the tray, and is at least this high. */
export const logMargin = 220;
export const logHeightMin = 300;
export const helpHeightMax = 1_000;
/** The delay of a search after the last key press, and its maximum number of results. */
export const searchDebounceMs = 300;
export const searchLimit = 10;
/** Maximum length of a search text, as on the server. */
export const searchTextLength = 200;
/** Maximum length of the reason an administrator gives for a suspension or a change of coins. */
export const adminReasonLength = 500;
/** What administrators set for the site, as on the server. */
export const siteAddressLength = 500;
export const siteDomainsLength = 12_000;
export const siteDomainsMax = 50;
export const socialLinksMax = 12;
export const quotaMegabytesMax = 9_999_999;
export const mailSenderLength = 200;
export const coinsCorrectedMax = 100_000;
/** The most that a part or a picture may cost a player, as on the server. */
export const modelPriceMax = 1_000;
export const categoryNameLength = 60;
export const tagNameLength = 40;
/** Length of the description that stands in for a missing tagline in search results. */
export const searchLineLength = 60;
export const bannerAdvanceMs = 5_000;
export const bannerLockMs = 300;
/** A touch that moves at least this far counts as a swipe. */
export const swipeMin = 50;
export const overlayMs = 3_000;
export const landingLockMs = 500;
export const cardLockMs = 700;
export const joinDelayMs = 1_000;
/** How long "saved" is shown before the page goes back. */
export const editRedirectMs = 2_000;
export const budgetDollarsMax = 100_000;
export const budgetTurnsMax = 1_000_000;
