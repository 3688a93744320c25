export { bookOf, type ToldSession } from "./book-of-session.ts";
export { epub, type BookPicture, type BookPictures } from "./epub.ts";
