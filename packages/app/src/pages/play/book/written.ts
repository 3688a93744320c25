import {
  type Book,
  type BookPassage,
  chapterNumber,
  emphasisIn,
  paragraphsOf,
  withoutMarks,
} from "@katha/ui/screens";

const lines = (text: string) => paragraphsOf(text).map((paragraph) => paragraph.join("\n"));

/** The book as plain text: the reader's own lines are quoted. */
export function plainText(book: Book): string {
  const passage = (one: BookPassage): string => {
    if (one.kind === "picture") return one.alt === "" ? "" : `[${one.alt}]`;
    const text = lines(withoutMarks(one.text)).join("\n\n");
    if (one.kind === "told") return text;
    return one.kind === "scene" ? `* * *\n\n${text}` : text.replaceAll(/^/gm, "> ");
  };
  const chapters = book.chapters.map(({ title, passages }, at) => {
    const number = chapterNumber(book.language, at + 1);
    const heading = title === null ? number : `${number}. ${title}`;
    return [heading, ...passages.map(passage)].filter(Boolean).join("\n\n");
  });
  const front = [book.title, book.author].filter(Boolean).join("\n");
  return [front, ...chapters, book.ending ?? ""].filter(Boolean).join("\n\n\n").concat("\n");
}

/** Marks of Markdown in what is told are letters like any others. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)
    .replaceAll(/^[-+=]/gm, String.raw`\$&`)
    .replaceAll(/^(\d{1,9})([.)])/gm, String.raw`$1\$2`);
}

/** The book as Markdown: the reader's own lines are quotations. */
export function markdown(book: Book): string {
  const line = (text: string) =>
    emphasisIn(text)
      .map((piece, at) => (at % 2 === 1 ? `*${escaped(piece).trim()}*` : escaped(piece)))
      .join("");
  const broken = (text: string) =>
    paragraphsOf(text).map((paragraph) => paragraph.map(line).join("  \n"));
  const passage = (one: BookPassage): string => {
    if (one.kind === "picture") return one.alt === "" ? "" : `*${escaped(one.alt)}*`;
    const text = broken(one.text).join("\n\n");
    if (one.kind === "told") return text;
    return one.kind === "scene" ? `### ${escaped(one.text)}` : text.replaceAll(/^/gm, "> ");
  };
  const chapters = book.chapters.map(({ title, passages }, at) => {
    const number = chapterNumber(book.language, at + 1);
    const heading = title === null ? `## ${number}` : `## ${number} · ${escaped(title)}`;
    return [heading, ...passages.map(passage)].filter(Boolean).join("\n\n");
  });
  const front = [`# ${escaped(book.title)}`, book.author && `*${escaped(book.author)}*`];
  const end = book.ending === null ? "" : `---\n\n**${escaped(book.ending)}**`;
  return [...front, ...chapters, end].filter(Boolean).join("\n\n").concat("\n");
}
