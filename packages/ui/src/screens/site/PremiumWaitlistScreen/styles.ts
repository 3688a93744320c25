import { css } from "@emotion/react";
import {
  color,
  font,
  from,
  glow,
  gutter,
  leading,
  radius,
  space,
  text,
  weight,
} from "../../../tokens/tokens.ts";

export const page = css({
  display: "grid",
  gap: space[12],
  paddingInline: `max(${gutter}, calc(50vw - 600px))`,
  paddingBlock: `${space[8]} ${space[16]}`,
  [from.tablet]: { gap: space[16], paddingBlockStart: space[12] },
});

export const top = css({
  display: "grid",
  gap: space[8],
  alignItems: "center",
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)", gap: space[16] },
});

export const words = css({ display: "grid", justifyItems: "start", gap: space[5] });
export const title = css({ fontSize: text.display, lineHeight: 1.1 });
export const note = css({
  maxInlineSize: "48ch",
  fontFamily: font.narration,
  fontSize: text.narration,
  lineHeight: leading.narration,
});

export const offer = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${color.lamp}`,
  borderRadius: radius.small,
  background: color.lampWash,
  fontWeight: weight.bold,
  "& > svg": { flex: "none", color: color.lamp },
});

/** An illustration above the form. */
export const card = css({
  display: "grid",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  boxShadow: glow.lift,
  overflow: "hidden",
});
export const window = css({
  blockSize: "150px",
  borderBlockEnd: `2px solid ${color.lamp}`,
  [from.tablet]: { blockSize: "200px" },
});
export const inside = css({
  display: "grid",
  gap: space[4],
  padding: space[5],
  [from.tablet]: { padding: space[8] },
});
export const small = css({ color: color.inkSoft, fontSize: text.small });

export const thanks = css({ display: "grid", justifyItems: "start", gap: space[4] });
export const thanksTitle = css({ fontSize: text.head, "&:focus-visible": { outline: "none" } });
export const ways = css({ display: "flex", flexWrap: "wrap", gap: space[3] });

export const benefits = css({ display: "grid", gap: space[6] });
