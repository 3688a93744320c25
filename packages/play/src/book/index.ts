export { bookOf, type ToldSession } from "./book-of-session.ts";
export { epub, type BookPicture, type BookPictures } from "./epub.ts";
export { element, ifAny, inMarkup, textElement, xmlDocument } from "./xml.ts";
