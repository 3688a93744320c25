import { inMarkup } from "../../crawlers/in-markup.ts";

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with attributes, those without a value left out; its content is markup. */
export function element(name: string, attributes: Attributes, content = ""): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${inMarkup(String(value))}"`],
  );
  const opening = `<${name}${given.join("")}`;
  return content === "" ? `${opening}/>` : `${opening}>${content}</${name}>`;
}

/** An element around any text. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, inMarkup(text));

export const xmlHead = `<?xml version="1.0" encoding="UTF-8"?>\n`;
