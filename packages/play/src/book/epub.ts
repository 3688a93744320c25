import type { Book } from "@katha/ui/markdown";
import { strToU8, type Zippable, zipSync } from "fflate";
import { type BookPictures, epubFiles } from "./package.ts";

/** The book as an EPUB 3; `closing` is markup after its last chapter. */
export function epub(book: Book, pictures: BookPictures, closing = ""): Uint8Array<ArrayBuffer> {
  // Readers know the format by its first file, which is stored as it is; pictures are compressed already.
  const files = epubFiles(book, pictures, closing).map(
    ([path, content]): [string, Zippable[string]] =>
      typeof content === "string"
        ? [path, [strToU8(content), { level: path === "mimetype" ? 0 : 6 }]]
        : [path, [content, { level: 0 }]],
  );
  return zipSync(Object.fromEntries(files), { mtime: new Date(book.played) });
}
