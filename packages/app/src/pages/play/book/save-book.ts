import type { Book, BookFormat } from "@katha/ui/screens";
import { fileName } from "../../../shell/file-name.ts";
import { saveBlob, saveText } from "../../../shell/save-file.ts";
import { epub } from "@katha/server/features/game/keepsake/book/epub";
import { fetchPictures } from "./pictures.ts";
import { markdown, plainText } from "./written.ts";

/** Downloads the book; resolves to how many pictures could not be put into it. */
export async function saveBook(book: Book, format: BookFormat): Promise<number> {
  if (format === "markdown") {
    saveText(fileName(book.title, "md"), markdown(book), "text/markdown");
    return 0;
  }
  if (format === "text") {
    saveText(fileName(book.title, "txt"), plainText(book), "text/plain");
    return 0;
  }
  const pictures = await fetchPictures(book);
  const bytes = epub(book, pictures);
  saveBlob(fileName(book.title, "epub"), new Blob([bytes], { type: "application/epub+zip" }));
  return pictures.leftOut;
}
