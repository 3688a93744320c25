import { bookFrom, type Book, type PartsRead } from "../book/book.ts";
import { CatalogueFault } from "../book/fault.ts";
import type { Files } from "./written-story.ts";

/** A story from the texts of its files, as if they stood in its folder. */
export function bookOf(files: Files, parts?: PartsRead): Book {
  const page = (name: string) => {
    const text = files[name];
    if (text === undefined) throw new CatalogueFault(`stories/ferry/${name} cannot be read`);
    return { file: `stories/ferry/${name}`, text };
  };
  return bookFrom("ferry", Object.keys(files), page, parts);
}
