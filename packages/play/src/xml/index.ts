/** Characters that XML 1.0 cannot contain, escaped or not. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes any text for elements and attributes of XML and HTML. */
export const inMarkup = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, "")
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with attributes, those without a value left out; its content is markup. */
export function element(
  name: string,
  attributes: Attributes = {},
  ...content: readonly string[]
): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${inMarkup(String(value))}"`],
  );
  const opening = `<${name}${given.join("")}`;
  const inside = content.join("");
  return inside === "" ? `${opening}/>` : `${opening}>${inside}</${name}>`;
}

/** An element around any text. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, inMarkup(text));

/** Nothing where there is no text. */
export const ifAny = (name: string, text: string | null | undefined): string =>
  text ? textElement(name, text) : "";

export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
