import { themeChoices } from "../../packages/ui/src/tokens/theme.ts";

/** The toolbar's settings as Storybook globals. `system` follows the viewer's system. */
export const toolbarGlobals = {
  theme: themeChoices,
  locale: ["en", "hi", "pseudo", "ur"],
  direction: ["ltr", "rtl"],
  motion: ["system", "reduced"],
  contrast: ["system", "more"],
} as const;

type Choices = typeof toolbarGlobals;
export type ToolbarGlobals = { readonly [Name in keyof Choices]: Choices[Name][number] };

export const initialGlobals: ToolbarGlobals = {
  theme: "dark",
  locale: "en",
  direction: "ltr",
  motion: "system",
  contrast: "system",
};

/** Globals can be set in the URL; unknown values fall back to the initial ones. */
export function readGlobals(globals: Readonly<Record<string, unknown>>): ToolbarGlobals {
  const { theme, locale, direction, motion, contrast } = toolbarGlobals;
  return {
    theme: known(theme, globals["theme"]) ?? initialGlobals.theme,
    locale: known(locale, globals["locale"]) ?? initialGlobals.locale,
    direction: known(direction, globals["direction"]) ?? initialGlobals.direction,
    motion: known(motion, globals["motion"]) ?? initialGlobals.motion,
    contrast: known(contrast, globals["contrast"]) ?? initialGlobals.contrast,
  };
}

/** The globals in the form that Storybook uses in URLs. */
export const inAddress = (globals: Readonly<Record<string, unknown>>) =>
  Object.entries(readGlobals(globals))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

const known = <Choice extends string>(choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice === value);

/** The library is translated into English and Hindi. Urdu sets direction and typeface, with English texts. */
export const languages: readonly {
  value: ToolbarGlobals["locale"];
  title: string;
  direction: ToolbarGlobals["direction"];
}[] = [
  { value: "en", title: "English", direction: "ltr" },
  { value: "hi", title: "Hindi", direction: "ltr" },
  { value: "pseudo", title: "Long words", direction: "ltr" },
  { value: "ur", title: "Urdu: direction and type only", direction: "rtl" },
];
