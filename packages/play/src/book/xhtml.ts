import { type BookChapter, type BookPassage, emphasisIn, paragraphsOf } from "@katha/ui/markdown";

/** What XML cannot hold, such as control characters and halves of pairs. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export function escaped(text: string): string {
  return text
    .replaceAll(unwritable, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export interface PageLanguage {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
}

/** A page of the book; its body is XHTML. Some readers know the direction only of the body. */
export function xhtml(
  { language, direction }: PageLanguage,
  title: string,
  body: string,
  attributes = "",
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${direction}">
<head>
<meta charset="UTF-8"/>
<title>${escaped(title)}</title>
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body dir="${direction}"${attributes}>
${body}
</body>
</html>
`;
}

function inline(line: string): string {
  return emphasisIn(line)
    .map((piece, at) => (at % 2 === 1 ? `<em>${escaped(piece)}</em>` : escaped(piece)))
    .join("");
}

function paragraphs(text: string): string {
  return paragraphsOf(text)
    .map((lines) => `<p>${lines.map(inline).join("<br/>\n")}</p>`)
    .join("\n");
}

/** The file of a picture by its address; undefined where it could not be fetched. */
export type FileOf = (src: string) => string | undefined;

function passage(one: BookPassage, fileOf: FileOf): string {
  switch (one.kind) {
    case "told":
      return paragraphs(one.text);
    case "own":
      return `<aside class="own">${paragraphs(one.text)}</aside>`;
    case "scene":
      return `<h2>${escaped(one.text)}</h2>`;
    case "picture": {
      const file = fileOf(one.src);
      if (file !== undefined)
        return `<figure><img src="${file}" alt="${escaped(one.alt)}"/></figure>`;
      return one.alt === "" ? "" : `<p class="picture">${escaped(one.alt)}</p>`;
    }
  }
}

export function chapterBody(
  { title, passages }: BookChapter,
  { number, fileOf, ending }: { number: string; fileOf: FileOf; ending: string | null },
): string {
  const heading =
    title === null
      ? `<h1><span class="number">${number}</span></h1>`
      : `<h1><span class="number">${number}</span> ${escaped(title)}</h1>`;
  const end = ending === null ? "" : `<p class="ending">${escaped(ending)}</p>`;
  const text = passages.map((one) => passage(one, fileOf));
  return `<section epub:type="chapter">
${[heading, ...text, end].filter(Boolean).join("\n")}
</section>`;
}
