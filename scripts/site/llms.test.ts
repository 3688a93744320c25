import path from "node:path";
import { expect, test } from "vitest";
import { llmsText } from "./llms.ts";

const ui = path.resolve(import.meta.dirname, "../../packages/ui");

// The compiler reads the whole package once, which takes time.
test("llms.txt has a line for every component, and the pages", { timeout: 120_000 }, async () => {
  const text = await llmsText(ui, [{ title: "With Vite", place: "recipes/vite.html" }]);
  const lines = text.split("\n").filter((line) => / \(.*\): /.test(line));
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.filter((line) => !/^- [A-Z]\w+ \(@katha\/ui[/\w]*\): .{5,}$/.test(line))).toEqual(
    [],
  );
  expect(text).toContain("- Button (@katha/ui): Does something on this page when it is pressed.");
  expect(text).toContain("- [With Vite](recipes/vite.html)");
});
