const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that XML 1.0 cannot hold, escaped or not. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** Any text as the text of an element or the value of an attribute, in XML and in HTML. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(forbidden, "")
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
