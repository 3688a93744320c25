import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useSyncExternalStore } from "react";
import type { PropsWithChildren } from "react";
import type { Theme, ThemeChoice } from "../../packages/ui/src/tokens/theme.ts";
import { applyGlobals } from "../toolbar/apply.ts";
import { readGlobals } from "../toolbar/globals.ts";
import { storybookThemes } from "./manager-theme.ts";
import { useGlobals } from "./use-globals.ts";

/** Documentation pages in Katha's look, and as the toolbar has it. */
export function KathaDocs(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(props.context.channel);
  const theme = useTheme(readGlobals(globals).theme);
  // A page without stories has no decorator that would set it.
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return <DocsContainer {...props} theme={storybookThemes[theme]} />;
}

const light = window.matchMedia("(prefers-color-scheme: light)");

function useTheme(choice: ThemeChoice): Theme {
  const system = useSyncExternalStore(
    (changed) => {
      light.addEventListener("change", changed);
      return () => light.removeEventListener("change", changed);
    },
    () => (light.matches ? "light" : "dark"),
  );
  return choice === "system" ? system : choice;
}
