import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useSyncExternalStore } from "react";
import type { PropsWithChildren } from "react";
import { applyTheme } from "../../packages/ui/src/tokens/theme.ts";
import type { Theme, ThemeChoice } from "../../packages/ui/src/tokens/theme.ts";
import { storybookThemes } from "./manager-theme.ts";
import { useGlobals } from "./use-globals.ts";

/** Documentation pages in Katha's look and in the theme of the toolbar. */
export function KathaDocs(props: PropsWithChildren<DocsContainerProps>) {
  const choice = (useGlobals(props.context.channel)["theme"] ?? "dark") as ThemeChoice;
  const theme = useTheme(choice);
  // A page without stories has no decorator that would light it.
  useLayoutEffect(() => applyTheme(choice), [choice]);
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
