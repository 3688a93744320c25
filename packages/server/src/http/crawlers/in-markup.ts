import { escaped } from "../../lib/escaped.ts";

/** Characters that XML 1.0 cannot contain, escaped or not. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** Escapes any text for XML and HTML. */
export function inMarkup(text: string): string {
  return escaped(text.toWellFormed().replaceAll(forbidden, ""));
}
