import { expect, test } from "vitest";
import { chooseTheme, storedTheme } from "./theme.ts";

function storageWith(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const page = () => ({ dataset: {} }) as unknown as HTMLElement;

test("the theme is the system's until the visitor chooses", () => {
  expect(storedTheme(storageWith())).toBe("system");
});

test("a choice is applied to the page and remembered", () => {
  const storage = storageWith();
  const root = page();
  chooseTheme("light", root, storage);
  expect(root.dataset["theme"]).toBe("light");
  expect(storedTheme(storage)).toBe("light");
});

test("an unknown theme is ignored", () => {
  expect(storedTheme(storageWith({ "katha-theme": "neon" }))).toBe("system");
});
