import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect } from "react";
import type { PropsWithChildren } from "react";
import { applyGlobals } from "../toolbar/apply.ts";
import { readGlobals } from "../toolbar/globals.ts";
import { storybookThemes } from "./manager-theme.ts";
import { useGlobals } from "./use-globals.ts";
import { useTheme } from "./use-theme.ts";

/** Docs pages in Katha's style, following the toolbar. */
export function KathaDocs(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(props.context.channel);
  const theme = useTheme(readGlobals(globals).theme);
  // Pages without stories have no decorator to apply the globals.
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return <DocsContainer {...props} theme={storybookThemes[theme]} />;
}
