import { expect, test } from "vitest";
import { kindNames } from "./kind-names.ts";

test.each([
  [".ink", ".ink"],
  ["image/*", "all image"],
  ["text/plain", "all text"],
  ["text/html", "HTML"],
  ["image/svg+xml", "SVG"],
  ["application/json", "JSON"],
  ["image/webp", "WebP"],
])("%s is called %s", (kind, name) => {
  expect(kindNames([kind], (family) => `all ${family}`)).toEqual([name]);
});

test("each name once", () => {
  expect(kindNames(["image/svg", "image/svg+xml"], String)).toEqual(["SVG"]);
});
