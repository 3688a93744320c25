import { css } from "@emotion/react";
import { color, radius, space, text, weight } from "../../../../tokens/tokens.ts";

export const findings = css({
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.ground,
});
export const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
export const title = css({ fontSize: text.lead, marginInlineEnd: space[1] });
export const list = css({ display: "grid", gap: space[2] });
export const finding = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[3],
  fontSize: text.small,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
});
export const mark = css({ minInlineSize: "4.5ch", fontWeight: weight.bold });
export const marks = {
  error: css({ color: color.madder }),
  warning: css({ color: color.haldi }),
} as const;
export const place = css({ color: color.inkSoft });
export const node = css({
  padding: 0,
  border: 0,
  background: "transparent",
  color: color.peacock,
  font: "inherit",
  textDecorationLine: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});
export const clean = css({ color: color.leaf, fontSize: text.small });
