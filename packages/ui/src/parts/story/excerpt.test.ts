import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

test("the tagline comes first", () => {
  expect(excerptOf({ tagline: " One lamp. ", storyDescription: "Long text." })).toBe("One lamp.");
});

test("a description replaces a missing tagline, without its markdown", () => {
  const storyDescription =
    "# Night\n\nA **blind** minister, *one* lamp, and [a queen](/queen).\n- `oil`\n";
  expect(excerptOf({ tagline: " ", storyDescription })).toBe(
    "Night A blind minister, one lamp, and a queen. oil",
  );
});

test("with neither there is no excerpt", () => {
  expect(excerptOf({ tagline: "", storyDescription: "  " })).toBe("");
});

test("of a long description only the beginning is used", () => {
  const storyDescription = `A quiet line.\n\n${"[".repeat(20_000)}`;
  expect(excerptOf({ tagline: "", storyDescription })).toMatch(/^A quiet line\. \[{900,1000}$/);
});
