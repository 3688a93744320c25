import { expect, test } from "vitest";
import { lineOf } from "./excerpt.ts";

test("the tagline speaks first", () => {
  expect(lineOf({ tagline: " One lamp. ", description: "Long text." })).toBe("One lamp.");
});

test("a description stands in, without its markdown", () => {
  const description =
    "# Night\n\nA **blind** minister, *one* lamp, and [a queen](/queen).\n- `oil`\n";
  expect(lineOf({ tagline: " ", description })).toBe(
    "Night A blind minister, one lamp, and a queen. oil",
  );
});

test("with neither there is nothing", () => {
  expect(lineOf({ tagline: "", description: "  " })).toBe("");
});
