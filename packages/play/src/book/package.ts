import { type Book, chapterNumber, directionOf } from "@katha/ui/markdown";
import { stylesheet } from "./stylesheet.ts";
import { chapterBody, xhtml } from "./xhtml.ts";
import { ifAny, inMarkup, xmlDocument } from "../xml/index.ts";

/** A picture as it stands in the book: a JPEG, which every reader shows. */
export interface BookPicture {
  readonly src: string;
  readonly bytes: Uint8Array;
}

export interface BookPictures {
  readonly cover: Uint8Array | null;
  readonly inside: readonly BookPicture[];
}

type BookFile = readonly [path: string, content: string | Uint8Array];

interface Item {
  id: string;
  file: string;
  type: string;
  properties?: string | undefined;
  content: string | Uint8Array;
  isPage?: boolean;
}

const page = (id: string, content: string, properties?: string): Item => ({
  id,
  file: `${id}.xhtml`,
  type: "application/xhtml+xml",
  content,
  isPage: true,
  properties,
});

const jpeg = (id: string, file: string, content: Uint8Array, properties?: string): Item => ({
  id,
  file,
  type: "image/jpeg",
  content,
  properties,
});

/** The files of the book, in the order in which EPUB wants them; `closing` is markup after its last chapter. */
export function epubFiles(book: Book, pictures: BookPictures, closing = ""): BookFile[] {
  const written = { language: book.language, direction: directionOf(book.language) } as const;
  const files = new Map(pictures.inside.map(({ src }, at) => [src, `picture-${at + 1}.jpg`]));
  const fileOf = (src: string) => files.get(src);
  const last = book.chapters.length - 1;
  const chapters = book.chapters.map((chapter, at) => {
    const number = chapterNumber(book.language, at + 1);
    const isLast = at === last;
    const body = chapterBody(chapter, {
      number,
      fileOf,
      ending: isLast ? book.ending : null,
      closing: isLast ? closing : "",
    });
    const title = chapter.title === null ? number : `${number} · ${chapter.title}`;
    return { title, item: page(`chapter-${at + 1}`, xhtml(written, title, body)) };
  });
  const cover =
    pictures.cover &&
    page("cover", xhtml(written, book.title, coverBody(book), ' class="cover" epub:type="cover"'));
  const title = page("title", xhtml(written, book.title, titleBody(book)));
  const pages = [...(cover ? [cover] : []), title, ...chapters.map(({ item }) => item)];
  const contents = chapters.map((one) => ({ title: one.title, file: one.item.file }));
  const nav = page("nav", xhtml(written, book.title, navBody(book, contents)), "nav");
  const css = stylesheet(written.direction, book.language);
  const items: Item[] = [
    { ...nav, isPage: false },
    ...pages,
    { id: "css", file: "book.css", type: "text/css", content: css },
    ...(pictures.cover ? [jpeg("cover-picture", "cover.jpg", pictures.cover, "cover-image")] : []),
    ...pictures.inside.map(({ src, bytes }, at) =>
      jpeg(`picture-${at + 1}`, fileOf(src) ?? "", bytes),
    ),
  ];
  return [
    ["mimetype", "application/epub+zip"],
    ["META-INF/container.xml", container],
    ["EPUB/package.opf", packageDocument(book, items)],
    ...items.map(({ file, content }): BookFile => [`EPUB/${file}`, content]),
  ];
}

const container =
  xmlDocument(`<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>`);

function packageDocument(book: Book, items: readonly Item[]): string {
  const { language } = book;
  const direction = directionOf(language);
  const manifest = items.map(({ id, file, type, properties }) => {
    const more = properties === undefined ? "" : ` properties="${properties}"`;
    return `<item id="${id}" href="${file}" media-type="${type}"${more}/>`;
  });
  const spine = items.filter(({ isPage }) => isPage).map(({ id }) => `<itemref idref="${id}"/>`);
  const hasPictures = items.some(({ type }) => type === "image/jpeg");
  return xmlDocument(`<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}" dir="${direction}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${inMarkup(book.id)}</dc:identifier>
<dc:title>${inMarkup(book.title)}</dc:title>
<dc:language>${language}</dc:language>
${ifAny("dc:creator", book.author)}
<dc:date>${moment(book.played).slice(0, 10)}</dc:date>
<meta property="dcterms:modified">${moment(book.played)}</meta>
<meta property="schema:accessMode">textual</meta>
${hasPictures ? '<meta property="schema:accessMode">visual</meta>\n' : ""}<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityFeature">readingOrder</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
${manifest.join("\n")}
</manifest>
<spine page-progression-direction="${direction}">
${spine.join("\n")}
</spine>
</package>`);
}

/** To the second, as EPUB wants it. */
const moment = (iso: string) => `${new Date(iso).toISOString().slice(0, 19)}Z`;

const coverBody = ({ title }: Book) => `<p><img src="cover.jpg" alt="${inMarkup(title)}"/></p>`;

function titleBody({ title, author, language, begun, played }: Book): string {
  const days = new Intl.DateTimeFormat(language, { dateStyle: "long" });
  const span = days.formatRange(new Date(begun), new Date(played));
  return `<section class="front" epub:type="titlepage">
<h1>${inMarkup(title)}</h1>
${author === "" ? "" : `<p>${inMarkup(author)}</p>\n`}<p class="mark katha">Katha</p>
<p class="mark">${inMarkup(span)}</p>
</section>`;
}

function navBody(
  { title }: Book,
  chapters: readonly { readonly title: string; readonly file: string }[],
): string {
  const items = chapters.map((one) => `<li><a href="${one.file}">${inMarkup(one.title)}</a></li>`);
  return `<nav epub:type="toc" id="toc">
<h1>${inMarkup(title)}</h1>
<ol>
${items.join("\n")}
</ol>
</nav>`;
}
