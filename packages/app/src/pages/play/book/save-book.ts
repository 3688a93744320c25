import type { Book, BookFormat } from "@katha/ui";
import { saveBlob } from "../../../shell/save-file.ts";
import { fileName } from "./file-name.ts";
import { epub } from "./epub/epub.ts";
import { fetchPictures } from "./pictures.ts";
import { markdown, plainText } from "./written.ts";

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
