import { css } from "@emotion/react";
import {
  below,
  color,
  font,
  from,
  glow,
  gutter,
  leading,
  radius,
  space,
  text,
} from "../../../tokens/tokens.ts";

export const frame = css({
  display: "grid",
  minBlockSize: "calc(100dvh - 76px)",
  [from.tablet]: { gridTemplateColumns: "minmax(280px, 44%) minmax(0, 1fr)" },
});

export const window = css({
  position: "relative",
  overflow: "hidden",
  blockSize: "clamp(150px, 24dvh, 230px)",
  "& > *": { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" },
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    background: `linear-gradient(to bottom, transparent 62%, ${color.ground})`,
  },
  [from.tablet]: {
    position: "sticky",
    insetBlockStart: 0,
    blockSize: "min(100%, 100dvh)",
    "&::after": {
      background: `linear-gradient(to right, transparent 84%, ${color.ground})`,
    },
    "&:dir(rtl)::after": {
      background: `linear-gradient(to left, transparent 84%, ${color.ground})`,
    },
  },
});

export const side = css({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  paddingInline: gutter,
  paddingBlockStart: space[6],
  paddingBlockEnd: space[12],
  [from.tablet]: { alignContent: "center", paddingBlock: space[12] },
});

export const card = css({
  display: "grid",
  gap: space[6],
  inlineSize: "100%",
  maxInlineSize: "480px",
  [from.desktop]: {
    padding: space[10],
    border: `1px solid ${color.line}`,
    borderBlockStart: `2px solid ${color.lamp}`,
    borderRadius: radius.large,
    background: color.surface,
    boxShadow: glow.lift,
    maxInlineSize: "540px",
  },
});

export const head = css({ display: "grid", gap: space[2] });
export const title = css({ fontSize: "clamp(2rem, 1.6rem + 1.6vw, 2.75rem)" });
export const note = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.narration,
});

export const foot = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkSoft,
  [below.tablet]: { justifyContent: "center" },
});

export const or = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  color: color.inkSoft,
  fontSize: text.small,
  "&::before, &::after": { content: '""', flex: 1, blockSize: "1px", background: color.line },
});

export const slot = css({ display: "grid", justifyItems: "center", minBlockSize: "44px" });
