import { strFromU8, unzipSync } from "fflate";
import { Window } from "happy-dom";
import { describe, expect, test } from "vitest";
import { sampleBooks, samplePicture } from "./testing/sample-books.ts";
import { epub } from "./epub.ts";

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9]);
const pictures = { cover: jpeg, inside: [{ src: samplePicture, bytes: jpeg }] };

/** Throws where a file is not well-formed. */
function parsed(xml: string): Document {
  const document = new new Window().DOMParser().parseFromString(xml, "application/xml");
  if (document.querySelector("parsererror"))
    throw new Error(document.querySelector("parsererror")?.textContent ?? "");
  return document as unknown as Document;
}

function opened(language: keyof typeof sampleBooks) {
  const files = unzipSync(epub(sampleBooks[language], pictures));
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  return { files, text, opf: parsed(text("EPUB/package.opf")) };
}

const attributes = (all: Iterable<Element>, name: string) =>
  Array.from(all, (one) => one.getAttribute(name));

test("a reader knows the format by its first bytes", () => {
  const bytes = epub(sampleBooks.en, pictures);
  expect(strFromU8(bytes.subarray(30, 58))).toBe("mimetypeapplication/epub+zip");
  // Stored, with no extra field.
  expect([...bytes.subarray(8, 10), ...bytes.subarray(28, 30)]).toEqual([0, 0, 0, 0]);
});

describe.each(["en", "hi", "ur"] as const)("in %s", (language) => {
  test("the manifest names each file once, and no other", () => {
    const { files, opf } = opened(language);
    const listed = attributes(opf.querySelectorAll("manifest > item"), "href");
    const inside = Object.keys(files).filter((path) => path.startsWith("EPUB/"));
    expect(new Set([...listed, "package.opf"])).toEqual(
      new Set(inside.map((path) => path.slice("EPUB/".length))),
    );
    expect(listed).toHaveLength(inside.length - 1);
    const ids = attributes(opf.querySelectorAll("manifest > item"), "id");
    expect(new Set(ids).size).toBe(ids.length);
    const spine = attributes(opf.querySelectorAll("spine > itemref"), "idref");
    expect(spine.filter((id) => !ids.includes(id))).toEqual([]);
    expect(opf.querySelectorAll('item[properties="nav"]')).toHaveLength(1);
    expect(opf.querySelectorAll('item[properties="cover-image"]')).toHaveLength(1);
  });

  test("every page is well-formed, in the story's language and direction", () => {
    const { files, text, opf } = opened(language);
    const direction = language === "ur" ? "rtl" : "ltr";
    expect(opf.querySelector("spine")?.getAttribute("page-progression-direction")).toBe(direction);
    expect(text("EPUB/package.opf")).toContain(`<dc:language>${language}</dc:language>`);
    const pages = Object.keys(files).filter((path) => path.endsWith(".xhtml"));
    expect(pages.length).toBe(5);
    for (const path of pages) {
      const html = parsed(text(path)).documentElement;
      expect(attributes(html.querySelectorAll("body"), "dir")).toEqual([direction]);
      expect(attributes([html], "lang").concat(attributes([html], "dir"))).toEqual([
        language,
        direction,
      ]);
      for (const src of attributes(html.querySelectorAll("img"), "src"))
        expect(files).toHaveProperty([`EPUB/${src}`]);
    }
  });
});

test("letters of markup in a story are letters in the book, and what XML cannot hold is left out", () => {
  const { text } = opened("en");
  const chapter = parsed(text("EPUB/chapter-1.xhtml"));
  expect(chapter.querySelector("aside")?.textContent).toBe('I call: "Who\'s there?" <loudly>');
  expect(chapter.querySelector("em")?.textContent).toBe("old");
  expect(text("EPUB/chapter-1.xhtml")).not.toContain("\u0007");
  expect(text("EPUB/title.xhtml")).toContain(
    "The Last Ferry &amp; &quot;Other&quot; &lt;Shores&gt;",
  );
});

test("a picture that could not be fetched is described in words", () => {
  const { text } = opened("en");
  expect(text("EPUB/chapter-1.xhtml")).toContain(
    '<img src="picture-1.jpg" alt="A ferry at dusk"/>',
  );
  expect(text("EPUB/chapter-2.xhtml")).toContain('<p class="picture">Grass</p>');
});
