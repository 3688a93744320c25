/** Without React, so that a server can refuse what `Markdown` would not parse. */
export { findMarkdownFault, isWithinMarkdownLimits, markdownLimits } from "./markdown-fault.ts";
export type { MarkdownFault } from "./markdown-fault.ts";
