import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";

interface DocsLinkProps {
  /** The id of a page, or of a story. */
  to: string;
  /** `story` shows the story alone, with its controls. */
  view?: "docs" | "story";
  children: ReactNode;
}

/** A link to another page of this Storybook. */
export function DocsLink({ to, view = "docs", children }: DocsLinkProps) {
  return (
    <AnchorMdx href={`?path=/${view}/${to}`} target="_self">
      {children}
    </AnchorMdx>
  );
}
