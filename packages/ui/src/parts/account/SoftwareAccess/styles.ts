import { css } from "@emotion/react";
import { color, radius, space, text, weight } from "../../../tokens/tokens.ts";

/** It takes the focus only where the control that had it is gone. */
export const frame = css({ "&:focus": { outline: "none" } });
export const list = css({ display: "grid" });
export const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  "&:last-of-type": { borderBlockEnd: 0 },
});
export const words = css({ display: "grid", minInlineSize: 0 });
/** Long words make room for the button beside them, where there is enough. */
export const place = css({ display: "grid", flex: "1 1 16rem", minInlineSize: 0 });
export const name = css({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  fontWeight: weight.bold,
  overflowWrap: "anywhere",
});
export const code = css({ fontSize: text.small, overflowWrap: "anywhere", userSelect: "all" });
export const none = css({ color: color.inkSoft, fontSize: text.small });
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const made = css({
  display: "grid",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.lamp}`,
  borderRadius: radius.small,
  "&:focus": { outline: "none" },
});
