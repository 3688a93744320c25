import { assert, property } from "fast-check";
import { expect, test } from "vitest";
import { anyBook } from "../testing/any-book.ts";
import { bookOf } from "../testing/book-of.ts";
import { writtenStory } from "../testing/written-story.ts";

/** With the order of its scenes and answers, which objects alone would not tell. */
const orderOf = ({ nodes, reactions = {} }: ReturnType<typeof bookOf>["structure"]) => [
  Object.keys(nodes),
  Object.keys(reactions),
];

test("any story that is written is read as it was", () => {
  assert(
    property(anyBook, (book) => {
      const { slug: _slug, ...read } = bookOf(writtenStory(book));
      expect(read).toEqual(book);
      expect(orderOf(read.structure)).toEqual(orderOf(book.structure));
    }),
    { numRuns: 300 },
  );
});
