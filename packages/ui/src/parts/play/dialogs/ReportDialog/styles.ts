import { css } from "@emotion/react";
import { color, radius, space, text } from "../../../../tokens/tokens.ts";

export const reasons = css({
  display: "grid",
  gap: space[1],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "& > legend": { paddingBlockEnd: space[2], fontWeight: 700 },
});
export const choice = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "44px",
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  cursor: "pointer",
  "&:hover, &:has(:checked)": { borderColor: color.lamp },
  "&:has(:checked)": { background: color.lampWash },
  "& > input": { flex: "none", inlineSize: "18px", blockSize: "18px", accentColor: color.lamp },
});
export const amiss = css({ color: color.madder, fontSize: text.small });
