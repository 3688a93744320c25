export const themes = ["dark", "light"] as const;
export type Theme = (typeof themes)[number];

export const themeChoices = [...themes, "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = "katha-theme";

function isChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value);
}

/** What the visitor has chosen; until then, the theme of their system. */
export function storedTheme(storage: Pick<Storage, "getItem"> = localStorage): ThemeChoice {
  const stored = storage.getItem(key);
  return isChoice(stored) ? stored : "system";
}

/** Applies a theme to the page; nothing renders again, because every colour is a CSS variable. */
export function applyTheme(
  choice: ThemeChoice,
  root: HTMLElement = document.documentElement,
): void {
  root.dataset["theme"] = choice;
}

export function chooseTheme(
  choice: ThemeChoice,
  root: HTMLElement = document.documentElement,
  storage: Pick<Storage, "setItem"> = localStorage,
): void {
  storage.setItem(key, choice);
  applyTheme(choice, root);
}
