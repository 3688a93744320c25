import { escaped } from "../../lib/escaped.ts";

/** Characters that XML 1.0 cannot hold, escaped or not. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** Any text as XML, and so HTML too, can hold it. */
export function inMarkup(text: string): string {
  return escaped(text.toWellFormed().replaceAll(forbidden, ""));
}
