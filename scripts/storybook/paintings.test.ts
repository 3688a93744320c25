import { readdirSync } from "node:fs";
import path from "node:path";
import { paintingStyleNames } from "@katha/painter";
import { expect, test } from "vitest";
import { root } from "../run/process.mjs";

test("Foundations/Painting shows each of the painter's styles (made by npm run storybook:paintings)", () => {
  const shown = readdirSync(path.join(root, ".storybook", "foundations", "paintings"));
  expect(shown.toSorted()).toEqual(paintingStyleNames.map((name) => `${name}.webp`).toSorted());
});
