import type { Book, BookPassage } from "../../../markdown/book.ts";

export type { Book } from "../../../markdown/book.ts";

/** Whether the reader's own lines stand beside the text. */
export const ownLinePlaces = ["beside", "none"] as const;
export type OwnLinePlace = (typeof ownLinePlaces)[number];

export interface BookWishes {
  readonly ownLines: OwnLinePlace;
  readonly hasPictures: boolean;
}

export const usualBook: BookWishes = { ownLines: "beside", hasPictures: true };

/** The book with what its reader wants in it. */
export function bookAsWished(book: Book, { ownLines, hasPictures }: BookWishes): Book {
  const isWanted = ({ kind }: BookPassage) =>
    (kind !== "own" || ownLines === "beside") && (kind !== "picture" || hasPictures);
  const chapters = book.chapters.map(({ title, passages }) => ({
    title,
    passages: passages.filter(isWanted),
  }));
  return { ...book, chapters };
}
