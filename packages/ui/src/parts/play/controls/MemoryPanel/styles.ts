import { css } from "@emotion/react";
import { below, color, font, leading, space } from "../../../../tokens/tokens.ts";

export const news = css({ display: "grid", justifyItems: "start", gap: space[2] });
export const group = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const entry = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space[2],
  "& > :nth-of-type(3)": { gridColumn: "1 / -1" },
  // Beside three buttons a phone has room for two words.
  [below.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
});
export const deed = css({ display: "grid", justifyItems: "start", gap: space[1] });
export const struck = css({ color: color.inkSoft });
export const words = css({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  minInlineSize: 0,
  paddingBlockStart: "6px",
  fontFamily: font.narration,
  lineHeight: leading.body,
  overflowWrap: "anywhere",
});
export const acts = css({ display: "flex" });
export const formActs = css({ display: "flex", justifyContent: "flex-end", gap: space[2] });
