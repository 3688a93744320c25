import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

test("the tagline comes first", () => {
  expect(excerptOf({ tagline: " One lamp. ", description: "Long text." })).toBe("One lamp.");
});

test("a description replaces a missing tagline, without its markdown", () => {
  const description =
    "# Night\n\nA **blind** minister, *one* lamp, and [a queen](/queen).\n- `oil`\n";
  expect(excerptOf({ tagline: " ", description })).toBe(
    "Night A blind minister, one lamp, and a queen. oil",
  );
});

test("with neither there is no excerpt", () => {
  expect(excerptOf({ tagline: "", description: "  " })).toBe("");
});

test("of a long description only the beginning is used", () => {
  const description = `A quiet line.\n\n${"[".repeat(20_000)}`;
  expect(excerptOf({ tagline: "", description })).toMatch(/^A quiet line\. \[{900,1000}$/);
});
