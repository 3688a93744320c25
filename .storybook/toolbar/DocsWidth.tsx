/** @jsxRuntime classic */
import * as React from "react";
import type { PropsWithChildren } from "react";
import { useGlobals, useStorybookState } from "storybook/manager-api";
import { breakpoints } from "../../packages/ui/src/tokens/scale.ts";
import { widthOf } from "./widths.ts";

/** Applies the chosen width to docs pages; Storybook applies it only to stories. */
export function DocsWidth({ children }: PropsWithChildren) {
  const { viewMode } = useStorybookState();
  const [globals] = useGlobals();
  const width = widthOf(globals);
  const isNarrowed = viewMode === "docs" && width !== undefined;
  return (
    <div
      style={{
        blockSize: "100%",
        inlineSize: isNarrowed ? breakpoints[width] : "100%",
        maxInlineSize: "100%",
        marginInline: "auto",
      }}
    >
      {children}
    </div>
  );
}
