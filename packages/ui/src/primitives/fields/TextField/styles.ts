import { css } from "@emotion/react";
import { color, space } from "../../../tokens/tokens.ts";

export const affix = css({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  color: color.inkSoft,
  paddingInlineStart: space[3],
  "input + &": { paddingInlineStart: 0, paddingInlineEnd: space[3] },
});

export const reveal = css({ flex: "none", paddingInlineEnd: space[1] });
