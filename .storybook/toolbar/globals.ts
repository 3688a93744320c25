import { themeChoices } from "../../packages/ui/src/tokens/theme.ts";

/** What the toolbar sets, as Storybook's globals. `system` leaves it to whoever looks. */
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

/** Globals can be typed into an address: what is unknown is as in the beginning. */
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

/** As Storybook writes them in an address. */
export const inAddress = (globals: Readonly<Record<string, unknown>>) =>
  Object.entries(readGlobals(globals))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

const known = <Choice extends string>(choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice === value);

/** The library has words in English and Hindi; Urdu has its direction and type, and English words. */
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
