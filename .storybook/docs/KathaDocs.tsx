import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { managerTheme } from "./manager-theme.ts";

/** Documentation pages in Katha's look. */
export function KathaDocs(props: PropsWithChildren<DocsContainerProps>) {
  return <DocsContainer {...props} theme={managerTheme} />;
}
