import { type ThemeChoice, applyTheme, chooseTheme, storedTheme } from "@katha/ui";
import { browserStorage } from "./browser-storage.ts";

const storage = { getItem: browserStorage.read, setItem: browserStorage.write };

export function currentTheme(): ThemeChoice {
  return storedTheme(storage);
}

export function keepTheme(choice: ThemeChoice): void {
  chooseTheme(choice, document.documentElement, storage);
}

/** A choice in one tab is taken up by the others. */
export function followOtherTabs(): void {
  addEventListener("storage", () => applyTheme(currentTheme()));
}
