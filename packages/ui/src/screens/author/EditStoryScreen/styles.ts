import { css } from "@emotion/react";
import { below, color, space, text } from "../../../tokens/tokens.ts";

export const kept = css({
  flex: "1 1 220px",
  minInlineSize: 0,
  marginInlineEnd: "auto",
  [below.tablet]: { flexBasis: space[20], "&:has(> * + *)": { flexBasis: "100%" } },
});
export const keptNote = css({ color: color.inkSoft, fontSize: text.tiny, lineHeight: 1.4 });
export const reason = css({ whiteSpace: "pre-line" });
