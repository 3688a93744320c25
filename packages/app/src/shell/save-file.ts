/** File systems allow 255 bytes, with the ending. */
const mostBytes = 200;

const sizeOf = (text: string) => new TextEncoder().encode(text).length;

/** A title as the name of a file, without what systems do not allow in one. */
export function fileName(title: string, ending: string): string {
  const name = title
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[ .]+/, "");
  // Whole letters: a bare vowel sign is no end of a name.
  let short = "";
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (sizeOf(short + segment) > mostBytes) break;
    short += segment;
  }
  while (/[ .]$/.test(short)) short = short.slice(0, -1);
  return `${short || "Katha"}.${ending}`;
}

const readWithinMs = 60_000;

/** Downloads a file. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read the URL some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), readWithinMs);
}

/** Downloads a text as a file. */
export function saveText(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function saveFile(name: string, content: unknown): void {
  saveText(name, JSON.stringify(content, null, 2), "application/json");
}
