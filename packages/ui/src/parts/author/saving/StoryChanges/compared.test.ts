import { array, assert, constantFrom, property } from "fast-check";
import { expect, it } from "vitest";
import { compared, type Stretch } from "./compared.ts";

const marked = (side: readonly Stretch[]) =>
  side.map(({ text, isShared }) => (isShared ? text : `[${text}]`)).join("");

it("marks what either text has and the other lacks", () => {
  const { was, is } = compared("The boat waits by the shore.", "The old boat waits at the shore.");
  expect(marked(was)).toBe("The boat waits [by] the shore.");
  expect(marked(is)).toBe("The [old ]boat waits [at] the shore.");
});

it("marks everything if nothing is shared, and nothing if everything is", () => {
  expect(compared("one", "two")).toEqual({
    was: [{ text: "one", isShared: false }],
    is: [{ text: "two", isShared: false }],
  });
  expect(marked(compared("क ख", "क ख").is)).toBe("क ख");
  expect(compared("", "new")).toEqual({ was: [], is: [{ text: "new", isShared: false }] });
});

it("does not compare words of two long texts that share only their ends", () => {
  const long = (word: string) => `Once ${`${word} `.repeat(2_000)}end`;
  const { was } = compared(long("a"), long("b"));
  expect(was[0]).toEqual({ text: "Once ", isShared: true });
  expect(was.at(-1)?.isShared).toBe(true);
});

it("loses no word of either text, and both share the same words", () => {
  const words = array(constantFrom("a", "b", "c", "\n\n", " "), { maxLength: 30 });
  assert(
    property(words, words, (one, other) => {
      const [was, is] = [one.join(" "), other.join(" ")];
      const sides = compared(was, is);
      const all = (side: readonly Stretch[]) => side.map(({ text }) => text).join("");
      const shared = (side: readonly Stretch[]) => all(side.filter(({ isShared }) => isShared));
      expect([all(sides.was), all(sides.is)]).toEqual([was, is]);
      expect(shared(sides.was)).toBe(shared(sides.is));
    }),
    { seed: 7 },
  );
});
