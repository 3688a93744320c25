import type { Story, StoryOpening } from "@katha/api/contract";
import { strToU8, type Zippable, zipSync } from "fflate";
import { element, inMarkup, textElement, xmlDocument } from "../../lib/xml.ts";

interface Sample {
  story: Story;
  opening: StoryOpening;
  /** The story's page, where it goes on. */
  address: string;
  /** A JPEG. */
  cover: Buffer | null;
}

const rightToLeft: ReadonlySet<string> = new Set(["ur"]);
const directionOf = ({ language }: Story) => (rightToLeft.has(language) ? "rtl" : "ltr");

const container = xmlDocument(
  element(
    "container",
    { version: "1.0", xmlns: "urn:oasis:names:tc:opendocument:xmlns:container" },
    element(
      "rootfiles",
      {},
      element("rootfile", {
        "full-path": "EPUB/package.opf",
        "media-type": "application/oebps-package+xml",
      }),
    ),
  ),
);
const css = `body { margin: 0 5%; line-height: 1.6; overflow-wrap: break-word; }
h1 { text-align: center; font-weight: normal; }
p { margin: 0 0 0.8em; }
img { max-width: 100%; }
`;

function page(story: Story, ...body: string[]): string {
  const { language, title } = story;
  const dir = directionOf(story);
  const html = element(
    "html",
    {
      xmlns: "http://www.w3.org/1999/xhtml",
      "xmlns:epub": "http://www.idpf.org/2007/ops",
      lang: language,
      "xml:lang": language,
      dir,
    },
    element(
      "head",
      {},
      element("meta", { charset: "UTF-8" }),
      textElement("title", title),
      element("link", { rel: "stylesheet", type: "text/css", href: "book.css" }),
    ),
    element("body", { dir }, ...body),
  );
  return xmlDocument(`<!DOCTYPE html>\n${html}`);
}

/** Paragraphs without the marks of Markdown; pieces between single asterisks are emphasised. */
function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((one) => one.replaceAll(/[_#>`~]+|\*{2,}/g, "").trim())
    .filter((one) => one !== "")
    .map((one) => {
      const pieces = one.split("*");
      const isPaired = pieces.length % 2 === 1;
      const shown = pieces.map((piece, at) => {
        const plain = inMarkup(piece).replaceAll(/\n/g, "<br/>\n");
        return isPaired && at % 2 === 1 ? `<em>${plain}</em>` : plain;
      });
      return `<p>${shown.join("")}</p>`;
    })
    .join("\n");
}

function packageDocument({ story, cover }: Sample): string {
  const { id, title, language, author, updated_at } = story;
  const item = (name: string, href: string, type: string, properties?: string) =>
    element("item", { id: name, href, "media-type": type, properties });
  const xhtml = "application/xhtml+xml";
  return xmlDocument(
    element(
      "package",
      {
        xmlns: "http://www.idpf.org/2007/opf",
        version: "3.0",
        "unique-identifier": "id",
        "xml:lang": language,
      },
      element(
        "metadata",
        { "xmlns:dc": "http://purl.org/dc/elements/1.1/" },
        textElement("dc:identifier", `urn:uuid:${id}`, { id: "id" }),
        textElement("dc:title", title),
        textElement("dc:language", language),
        textElement("dc:creator", author.display_name),
        textElement("meta", `${updated_at.slice(0, 19)}Z`, { property: "dcterms:modified" }),
      ),
      element(
        "manifest",
        {},
        item("nav", "nav.xhtml", xhtml, "nav"),
        item("title", "title.xhtml", xhtml),
        item("opening", "opening.xhtml", xhtml),
        cover === null ? "" : item("cover", "cover.jpg", "image/jpeg", "cover-image"),
        item("css", "book.css", "text/css"),
      ),
      element(
        "spine",
        { "page-progression-direction": directionOf(story) },
        element("itemref", { idref: "title" }),
        element("itemref", { idref: "opening" }),
      ),
    ),
  );
}

/** A story's opening as an EPUB 3, with the ways on and the address at which it goes on. */
export function sampleEpub(sample: Sample): Buffer {
  const { story, opening, address, cover } = sample;
  const { title } = story;
  const link = element("p", {}, textElement("a", address, { href: address }));
  const choices = opening.offers.map(({ text }) => textElement("li", text));
  const picture =
    cover === null ? "" : element("p", {}, element("img", { src: "cover.jpg", alt: title }));
  const ways = choices.length === 0 ? "" : element("ul", {}, ...choices);
  const toOpening = element("li", {}, textElement("a", title, { href: "opening.xhtml" }));
  const contents = element(
    "nav",
    { "epub:type": "toc", id: "toc" },
    textElement("h1", title),
    element("ol", {}, toOpening),
  );
  const text = (content: string): Zippable[string] => [strToU8(content), { level: 6 }];
  const files: Zippable = {
    // Readers know the format by its first file, which is stored as it is.
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": text(container),
    "EPUB/package.opf": text(packageDocument(sample)),
    "EPUB/nav.xhtml": text(page(story, contents)),
    "EPUB/title.xhtml": text(
      page(
        story,
        picture,
        textElement("h1", title),
        textElement("p", story.author.display_name),
        link,
      ),
    ),
    "EPUB/opening.xhtml": text(page(story, paragraphs(opening.text), ways, link)),
    ...(cover !== null && { "EPUB/cover.jpg": [cover, { level: 0 }] }),
    "EPUB/book.css": text(css),
  };
  return Buffer.from(zipSync(files, { mtime: new Date(story.updated_at) }));
}
