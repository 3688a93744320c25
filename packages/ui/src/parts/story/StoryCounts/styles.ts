import { css } from "@emotion/react";
import { color, space, text } from "../../../tokens/tokens.ts";

export const counts = css({
  display: "flex",
  flex: "none",
  gap: space[3],
  color: color.inkSoft,
  fontSize: text.tiny,
  fontVariantNumeric: "tabular-nums",
});

export const count = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  // Where a table is short of room, the drawings must not be what gives way.
  "& > svg": { flex: "none" },
});
