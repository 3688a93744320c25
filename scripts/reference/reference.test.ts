import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { llmsText } from "./llms.ts";
import { lineOf, pageOf } from "./page.ts";
import { readReference } from "./reference.ts";
import type { ComponentReference } from "./reference.ts";
import { undeclaredIn } from "./undeclared.ts";

const ui = path.resolve(import.meta.dirname, "../../packages/ui");

const guided = /^(?:Primitives|Parts\/Story)\//;
let components: readonly ComponentReference[];
// The compiler reads the whole package once, which takes time.
beforeAll(async () => {
  components = await readReference(ui, guided);
}, 120_000);

const pageNamed = (name: string) => {
  const component = components.find((one) => one.name === name);
  return component ? pageOf(component) : "";
};

test("the page of a component has all that one needs to use it", () => {
  const page = pageNamed("Button");
  expect(page).toContain("# Button\n\nDoes something on this page when it is pressed.");
  expect(page).toContain('- `size: "large" | "medium" | "small"` (default: `"medium"`): ');
  expect(page).toContain("`children: ReactNode` (required): ");
  expect(page).toContain("goes to its root, an `HTMLButtonElement`");
  expect(page).toContain("Instead: ButtonLink.");
  expect(page).toContain("- Enter, Space: Presses it.");
  expect(page).toContain(
    '### Primary\n\nThe page\'s primary action.\n\n```tsx\nimport { Button } from "@katha/ui";',
  );
});

test("our own types are shown with their fields, and an example brings its data", () => {
  const page = pageNamed("StoryCard");
  expect(page).toContain("interface CardStory {");
  expect(page).toContain("  imageAlt: string; // What the cover shows, in words");
  expect(page).toContain('title: "The Lamp-Keeper of Amber"');
});

test("llms.txt has every component with a line and a link to its page, and the guides", () => {
  const text = llmsText(components, [{ title: "With Vite", place: "recipes/vite.html" }]);
  const listed = [...text.matchAll(/^- \[(\w+)\]\(reference\/\1\.md\): .{5,}$/gm)];
  expect(new Set(listed.map(([, name]) => name))).toEqual(
    new Set(components.map(({ name }) => name)),
  );
  expect(text).toContain("- [With Vite](recipes/vite.html)");
});

test("no component's line is empty", () => {
  expect(components.filter((one) => lineOf(one) === "").map(({ name }) => name)).toEqual([]);
});

test("every primitive and every part of a story's page has an example that is a module as it stands", () => {
  const without = components.filter(
    ({ title = "", examples }) => guided.test(title) && !examples.some(({ isWhole }) => isWhole),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

test.each([
  ["a name from nowhere", "export const a = <Button>{text}</Button>;", ["Button", "text"]],
  ["what is imported", 'import { a as b } from "c";\nb({ d: 1 }, window.e);', []],
  ["a parameter and a pattern", "export const f = ({ a, b: [c] }, d = a) => a + c + d;", []],
  ["a shorthand", "export default { a };", ["a"]],
  ["a type", "export const a: Story = 1;", ["Story"]],
  ["what is no code", "<", ["does not parse"]],
])("%s is seen", (_, code, names) => {
  expect(undeclaredIn(code).map((name) => name.replace(/:.*/, ""))).toEqual(names);
});
