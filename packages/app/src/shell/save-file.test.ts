import { expect, test } from "vitest";
import { fileName } from "./save-file.ts";

test("a title becomes a name that every system takes", () => {
  expect(fileName("The Ferry", "epub")).toBe("The Ferry.epub");
  expect(fileName(' ../a\\b: "c"? <d>|*\u0007\u202e. ', "md")).toBe("a b c d.md");
  expect(fileName("...", "txt")).toBe("Katha.txt");
  expect(fileName("आख़िरी नाव", "epub")).toBe("आख़िरी नाव.epub");
});

test("a long title is cut between letters, and has room in a directory", () => {
  const name = fileName("क्षत्रिय".repeat(40), "epub");
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
});
