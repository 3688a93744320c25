/** The slots in the app's index.html that the server fills; their existing content is the default. */
const slotNames = ["title", "description", "head", "app"] as const;
type SlotName = (typeof slotNames)[number];

export type Slots = Readonly<Partial<Record<SlotName | "language", string>>>;

/**
 * Set by the app's build on script and style elements. Users' text cannot contain it, because quotes are escaped there.
 */
const noncePlaceholder = `nonce="__CSP_NONCE__"`;

const htmlTag = `<html lang="en"`;

/** Only for our own markup. */
export function withNonce(markup: string, nonce: string): string {
  return markup.replaceAll(noncePlaceholder, `nonce="${nonce}"`);
}
export type PageTemplate = (slots: Slots, nonce: string) => string;

/** The build's addresses begin at a host's root; the app reads the path that it is under from `data-base`. */
function under(base: string, html: string): string {
  if (base === "") return html;
  return html
    .replaceAll(/ (href|src)="\//g, ` $1="${base}/`)
    .replace(htmlTag, `${htmlTag} data-base="${base}"`);
}

export function pageTemplate(built: string, base = ""): PageTemplate {
  const html = under(base, built);
  const places = slotNames.map((name) => placeOf(html, name));
  const start = html.indexOf(htmlTag);
  if (start === -1) throw new Error(`The page template has no ${htmlTag}>`);
  return (slots, nonce) => {
    const ours = (from: number, to?: number) => withNonce(html.slice(from, to), nonce);
    let page = ours(0, start);
    page += `<html lang="${slots.language ?? "en"}"`;
    let end = start + htmlTag.length;
    for (const place of places) {
      page += ours(end, place.start) + (slots[place.name] ?? withNonce(place.content, nonce));
      end = place.end;
    }
    return page + ours(end);
  };
}

/** `<!--slot:name-->`, the default, `<!--/slot:name-->`; the slots come in the order of their names above. */
function placeOf(html: string, name: SlotName) {
  const [open, close] = [`<!--slot:${name}-->`, `<!--/slot:${name}-->`];
  const start = html.indexOf(open);
  const closing = html.indexOf(close, start);
  if (start === -1 || closing === -1) throw new Error(`The page template has no slot "${name}"`);
  return {
    name,
    start,
    end: closing + close.length,
    content: html.slice(start + open.length, closing).trim(),
  };
}
