import type { Book, BookPassage } from "../../../markdown/book.ts";

export type { Book } from "../../../markdown/book.ts";

export interface BookWishes {
  /** The reader's own lines stand beside the text. */
  readonly hasOwnLines: boolean;
  readonly hasPictures: boolean;
}

export const usualBook: BookWishes = { hasOwnLines: true, hasPictures: true };

/** The book with what its reader wants in it. */
export function bookAsWished(book: Book, { hasOwnLines, hasPictures }: BookWishes): Book {
  const isWanted = ({ kind }: BookPassage) =>
    (kind !== "own" || hasOwnLines) && (kind !== "picture" || hasPictures);
  const chapters = book.chapters.map(({ title, passages }) => ({
    title,
    passages: passages.filter(isWanted),
  }));
  return { ...book, chapters };
}
