/** Free of React, so that a server can reject texts that `Markdown` would not parse. */
export { findMarkdownFault, isWithinMarkdownLimits, markdownLimits } from "./markdown-fault.ts";
export type { MarkdownFault } from "./markdown-fault.ts";
