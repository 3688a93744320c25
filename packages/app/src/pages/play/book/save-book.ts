import type { Book, BookFormat } from "@katha/ui";
import { saveBlob } from "../../../shell/save-file.ts";
import { epub } from "./epub/epub.ts";
import { fetchPictures } from "./pictures.ts";
import { markdown, plainText } from "./written.ts";

/** In letters; file systems allow 255 bytes. */
const longestName = 40;

/** Without what systems do not allow in a name. */
export function fileName(title: string, ending: string): string {
  const name = title
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[ .]+|[ .]+$/g, "");
  // Whole letters: half a pair or a bare vowel sign is no name.
  const letters = new Intl.Segmenter().segment(name);
  const short = Array.from(letters, ({ segment }) => segment).slice(0, longestName);
  return `${short.join("").trim() || "Katha"}.${ending}`;
}

/** Downloads the book; resolves to how many pictures could not be put into it. */
export async function saveBook(book: Book, format: BookFormat): Promise<number> {
  if (format === "markdown") {
    saveBlob(fileName(book.title, "md"), new Blob([markdown(book)], { type: "text/markdown" }));
    return 0;
  }
  if (format === "text") {
    saveBlob(fileName(book.title, "txt"), new Blob([plainText(book)], { type: "text/plain" }));
    return 0;
  }
  const pictures = await fetchPictures(book);
  const bytes = epub(book, pictures);
  saveBlob(fileName(book.title, "epub"), new Blob([bytes], { type: "application/epub+zip" }));
  return pictures.leftOut;
}
