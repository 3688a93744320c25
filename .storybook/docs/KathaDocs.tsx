import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect } from "react";
import type { PropsWithChildren } from "react";
import { applyGlobals } from "../toolbar/apply.ts";
import { readGlobals } from "../toolbar/globals.ts";
import { storybookThemes } from "./manager-theme.ts";
import { useGlobals } from "./use-globals.ts";
import { useTheme } from "./use-theme.ts";

/** Documentation pages in Katha's look, and as the toolbar has it. */
export function KathaDocs(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(props.context.channel);
  const theme = useTheme(readGlobals(globals).theme);
  // A page without stories has no decorator that would set it.
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return <DocsContainer {...props} theme={storybookThemes[theme]} />;
}
