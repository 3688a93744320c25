/** "I": of a deed in Hindi as it is done, and as it was. */
const i = "main|mai|maine|मैं|मैंने|میں|میں نے";
const end = String.raw`(?![\p{L}\p{M}])`;
const start = String.raw`(?<![\p{L}\p{M}])`;
/** Said to the end, with or without "hoon", "hai", "tha". */
const over = String.raw`(?: (?:hi|to|ही|तो|ہی|تو))?(?: [\p{L}\p{M}]+){0,1} [\p{L}\p{M}]+(?:ti|ta|ati|ata|ती|ता|تی|تا)(?: (?:hoon|hu|hun|hui|हूं|हूँ|ہوں))?[\s\p{P}]*$`;

/**
 * A line that owns to a deed and does none: whose it is stands where the stress is. "Nakkara main bajati hoon" is not
 * "main nakkara bajati hoon".
 */
const claims = [
  // The deed's thing first, then who does it.
  new RegExp(String.raw`[\p{L}\p{M}] (?:main|mai|मैं|میں)${over}`, "u"),
  new RegExp(String.raw`${start}(?:${i}) (?:hi|ही|ہی)${end}`, "u"),
  new RegExp(String.raw`${start}(?:nahin?|नहीं|نہیں)[,،]? (?:${i})${end}`, "u"),
  // What was done: "maine bajaya hai".
  new RegExp(
    String.raw`${start}(?:maine|mene|मैंने|میں نے)(?: [\p{L}\p{M}]+){1,3}(?: (?:hai|tha|thi|है|था|थी|ہے|تھا|تھی))?[\s\p{P}]*$`,
    "u",
  ),
  // "It is me who plays", "I'm the one who plays".
  /^(?:it|that)(?:'s| is| was)(?: only)? (?:me|i)(?![\p{L}'])|^(?:i'm|i am|i was) the one (?:who|that|playing)(?![\p{L}'])/u,
] as const;

/** Whether somebody owns to a deed; of a line as `plain` leaves it. */
export const claimsDeed = (line: string): boolean =>
  claims.some((pattern) => pattern.test(line.trim()));
