import type { Story, StoryOpening } from "@katha/api/contract";
import { strToU8, type Zippable, zipSync } from "fflate";
import { inMarkup, xmlDocument } from "../../lib/xml.ts";

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

const container =
  xmlDocument(`<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`);
const css = `body { margin: 0 5%; line-height: 1.6; overflow-wrap: break-word; }
h1 { text-align: center; font-weight: normal; }
p { margin: 0 0 0.8em; }
img { max-width: 100%; }
`;

function page(story: Story, body: string): string {
  const { language, title } = story;
  const direction = directionOf(story);
  return xmlDocument(`<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${direction}">
<head><meta charset="UTF-8"/><title>${inMarkup(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body dir="${direction}">
${body}
</body>
</html>`);
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
  const modified = `${story.updated_at.slice(0, 19)}Z`;
  const picture = `<item id="cover" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>\n`;
  return xmlDocument(`<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${story.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${story.id}</dc:identifier>
<dc:title>${inMarkup(story.title)}</dc:title>
<dc:language>${story.language}</dc:language>
<dc:creator>${inMarkup(story.author.display_name)}</dc:creator>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>
<item id="opening" href="opening.xhtml" media-type="application/xhtml+xml"/>
${cover === null ? "" : picture}<item id="css" href="book.css" media-type="text/css"/>
</manifest>
<spine page-progression-direction="${directionOf(story)}"><itemref idref="title"/><itemref idref="opening"/></spine>
</package>`);
}

/** A story's opening as an EPUB 3, with the ways on and the address at which it goes on. */
export function sampleEpub(sample: Sample): Buffer {
  const { story, opening, address, cover } = sample;
  const title = inMarkup(story.title);
  const link = `<p><a href="${inMarkup(address)}">${inMarkup(address)}</a></p>`;
  const choices = opening.offers.map(({ text }) => `<li>${inMarkup(text)}</li>`);
  const picture = cover === null ? "" : `<p><img src="cover.jpg" alt="${title}"/></p>\n`;
  const ways = choices.length === 0 ? "" : `\n<ul>\n${choices.join("\n")}\n</ul>`;
  const text = (content: string): Zippable[string] => [strToU8(content), { level: 6 }];
  const files: Zippable = {
    // Readers know the format by its first file, which is stored as it is.
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": text(container),
    "EPUB/package.opf": text(packageDocument(sample)),
    "EPUB/nav.xhtml": text(
      page(
        story,
        `<nav epub:type="toc" id="toc"><h1>${title}</h1><ol><li><a href="opening.xhtml">${title}</a></li></ol></nav>`,
      ),
    ),
    "EPUB/title.xhtml": text(
      page(
        story,
        `${picture}<h1>${title}</h1>\n<p>${inMarkup(story.author.display_name)}</p>\n${link}`,
      ),
    ),
    "EPUB/opening.xhtml": text(page(story, `${paragraphs(opening.text)}${ways}\n${link}`)),
    ...(cover !== null && { "EPUB/cover.jpg": [cover, { level: 0 }] }),
    "EPUB/book.css": text(css),
  };
  return Buffer.from(zipSync(files, { mtime: new Date(story.updated_at) }));
}
