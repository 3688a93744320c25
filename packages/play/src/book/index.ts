export { bookOf, type ToldSession } from "./book-of-session.ts";
export { epub } from "./epub.ts";
export type { BookPicture, BookPictures } from "./package.ts";
