import { expect, test } from "vitest";
import { wrapped } from "./wrap.ts";

/** Every letter is as wide as any other; marks above and below it have no width. */
const measure = (text: string) =>
  Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)).length;
const lines = (text: string, more: { width?: number; most?: number; language?: string } = {}) =>
  wrapped(text, { language: "en", width: 10, most: 99, measure, ...more }).lines;

test("breaks at words, and keeps a comma with its word", () => {
  expect(lines("The boat waits, and nobody rows.")).toEqual([
    "The boat",
    "waits, and",
    "nobody",
    "rows.",
  ]);
});

test("a word wider than the line is broken between whole letters", () => {
  expect(lines("abcdefghijklmno pq")).toEqual(["abcdefghij", "klmno pq"]);
  const word = "क्षत्रियकुलावतंस".repeat(3);
  const broken = lines(word, { language: "hi", width: 4 });
  expect(broken.join("")).toBe(word);
  expect(broken.every((line) => !/^[\u093e-\u094d]/.test(line))).toBe(true);
});

test("keeps the text's own lines, and every word of Hindi and Urdu", () => {
  expect(lines("One.\nTwo.\n")).toEqual(["One.", "Two."]);
  for (const [language, text] of [
    ["hi", "केवल नदी उत्तर देती है, और कोई नहीं।"],
    ["ur", "صرف دریا جواب دیتا ہے، اور کوئی نہیں۔"],
  ] as const)
    expect(lines(text, { language }).join(" ")).toBe(text);
});

test("what has no room is cut with an ellipsis that fits", () => {
  const cut = wrapped("The boat waits, and nobody rows.", {
    language: "en",
    width: 10,
    most: 2,
    measure,
  });
  expect(cut).toEqual({ lines: ["The boat", "waits, an…"], isCut: true });
});
