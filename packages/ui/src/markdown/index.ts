/** Free of React, so that a server can reject texts that `Markdown` would not parse, and write a session's book. */
export { directionOf } from "../tokens/scripts/direction.ts";
export { chapterNumber, paragraphsOf } from "./book.ts";
export type { Book, BookChapter, BookPassage } from "./book.ts";
export { emphasisIn } from "./emphasized.ts";
export { findMarkdownFault, isWithinMarkdownLimits, markdownLimits } from "./markdown-fault.ts";
export type { MarkdownFault } from "./markdown-fault.ts";
