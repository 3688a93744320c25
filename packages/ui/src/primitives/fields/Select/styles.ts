import { css } from "@emotion/react";
import { color, space } from "../../../tokens/tokens.ts";

export const trigger = css({
  justifyContent: "space-between",
  gap: space[3],
  paddingInline: space[3],
  textAlign: "start",
  cursor: "pointer",
  "&[aria-invalid=true]": { borderColor: color.madder },
  "&[data-placeholder]": { color: color.inkSoft },
  "&[data-disabled], &[aria-disabled=true]": { opacity: 0.6, cursor: "not-allowed" },
  "&:focus-visible": { outline: `2px solid ${color.lamp}`, outlineOffset: "1px" },
});

export const value = css({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const compact = css({ inlineSize: "auto", minBlockSize: "44px" });
