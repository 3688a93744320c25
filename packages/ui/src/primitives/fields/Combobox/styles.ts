import { css } from "@emotion/react";
import { color, space } from "../../../tokens/tokens.ts";

export const tool = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "40px",
  alignSelf: "stretch",
  padding: 0,
  border: 0,
  background: "transparent",
  color: color.inkSoft,
  cursor: "pointer",
  "&:hover": { color: color.lamp },
  "&[data-disabled]": { cursor: "not-allowed" },
});

export const none = css({
  paddingBlock: space[3],
  paddingInline: space[4],
  color: color.inkSoft,
  "&:empty": { display: "none" },
});
