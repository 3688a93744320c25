import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { API } from "storybook/manager-api";
import { storybookThemes } from "../docs/manager-theme.ts";
import { initialGlobals, readGlobals } from "./globals.ts";

interface Said {
  readonly globals: Readonly<Record<string, unknown>>;
  /** What the toolbar says where a story keeps a theme of its own. */
  readonly userGlobals?: Readonly<Record<string, unknown>>;
}

/** Storybook's own interface wears the theme that the toolbar has chosen. */
export function followTheme(api: API): void {
  const light = window.matchMedia("(prefers-color-scheme: light)");
  let choice = initialGlobals.theme;
  const wear = () => {
    const system = light.matches ? "light" : "dark";
    api.setOptions({ theme: storybookThemes[choice === "system" ? system : choice] });
  };
  const read = ({ globals, userGlobals = globals }: Said) => {
    choice = readGlobals(userGlobals).theme;
    wear();
  };
  api.on(SET_GLOBALS, read);
  api.on(GLOBALS_UPDATED, read);
  light.addEventListener("change", wear);
}
