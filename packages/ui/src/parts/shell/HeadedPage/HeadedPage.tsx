import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../../primitives/element.ts";
import { color, font, from, gutter, leading, space, text } from "../../../tokens/tokens.ts";

const page = css({
  display: "grid",
  gap: space[12],
  inlineSize: "100%",
  maxInlineSize: "1280px",
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlock: space[8],
  "& > *": { minInlineSize: 0 },
  [from.tablet]: { paddingBlock: space[12] },
});
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space[4],
});
const heading = css({ fontSize: "clamp(2rem, 1.6rem + 1.6vw, 2.75rem)" });
const words = css({
  maxInlineSize: "52ch",
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.narration,
});
const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });

export interface HeadedPageProps extends ElementProps<"div", "title"> {
  /** The heading of the page. */
  title: string;
  /** A sentence under it. */
  note: string;
  /** Beside them, or below where there is no room. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of a reader's own: its heading, what can be done, and one part below the other. */
export function HeadedPage({ title, note, actions, children, ...root }: HeadedPageProps) {
  return (
    <div css={page} {...root}>
      <header css={head}>
        <div>
          <h1 css={heading}>{title}</h1>
          <p css={words}>{note}</p>
        </div>
        {actions && <div css={acts}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
