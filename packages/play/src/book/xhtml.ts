import { type BookChapter, type BookPassage, emphasisIn, paragraphsOf } from "@katha/ui/markdown";
import { inMarkup, xmlDocument } from "../xml/index.ts";

interface PageLanguage {
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
  return xmlDocument(`<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${direction}">
<head>
<meta charset="UTF-8"/>
<title>${inMarkup(title)}</title>
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body dir="${direction}"${attributes}>
${body}
</body>
</html>`);
}

function inline(line: string): string {
  return emphasisIn(line)
    .map((piece, at) => (at % 2 === 1 ? `<em>${inMarkup(piece)}</em>` : inMarkup(piece)))
    .join("");
}

function paragraphs(text: string): string {
  return paragraphsOf(text)
    .map((lines) => `<p>${lines.map(inline).join("<br/>\n")}</p>`)
    .join("\n");
}

/** The file of a picture by its address; undefined where it could not be fetched. */
type FileOf = (src: string) => string | undefined;

function passage(one: BookPassage, fileOf: FileOf): string {
  switch (one.kind) {
    case "told":
      return paragraphs(one.text);
    case "own":
      return `<aside class="own">${paragraphs(one.text)}</aside>`;
    case "scene":
      return `<h2>${inMarkup(one.text)}</h2>`;
    case "picture": {
      const file = fileOf(one.src);
      if (file !== undefined)
        return `<figure><img src="${file}" alt="${inMarkup(one.alt)}"/></figure>`;
      return one.alt === "" ? "" : `<p class="picture">${inMarkup(one.alt)}</p>`;
    }
  }
}

export function chapterBody(
  { title, passages }: BookChapter,
  more: { number: string; fileOf: FileOf; ending: string | null; closing: string },
): string {
  const { number, fileOf, ending, closing } = more;
  const heading =
    title === null
      ? `<h1><span class="number">${number}</span></h1>`
      : `<h1><span class="number">${number}</span> ${inMarkup(title)}</h1>`;
  const end = ending === null ? "" : `<p class="ending">${inMarkup(ending)}</p>`;
  const text = passages.map((one) => passage(one, fileOf));
  return `<section epub:type="chapter">
${[heading, ...text, end, closing].filter(Boolean).join("\n")}
</section>`;
}
