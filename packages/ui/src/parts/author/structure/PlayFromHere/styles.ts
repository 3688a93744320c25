import { css } from "@emotion/react";
import {
  color,
  font,
  leading,
  measure,
  radius,
  space,
  text,
  weight,
} from "../../../../tokens/tokens.ts";

export const walk = css({
  display: "grid",
  gap: space[4],
  minInlineSize: 0,
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  containerType: "inline-size",
});
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[3],
});
export const words = css({ display: "grid", gap: space[1], flex: "1 1 220px", minInlineSize: 0 });
export const title = css({ fontSize: text.title });
export const tools = css({ display: "flex", gap: space[1] });

export const columns = css({
  display: "grid",
  gap: space[6],
  minInlineSize: 0,
  "@container (min-width: 680px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(220px, 280px)" },
});
export const page = css({
  display: "grid",
  alignContent: "start",
  gap: space[4],
  minInlineSize: 0,
  maxInlineSize: measure,
});
export const told = css({
  display: "grid",
  gap: space[4],
  fontFamily: font.narration,
  fontSize: text.narration,
  lineHeight: leading.narration,
  overflowWrap: "anywhere",
  "&:focus-visible": { outline: "none" },
});
export const untold = css({ color: color.inkSoft, fontStyle: "italic" });
export const over = css({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.leaf,
  fontFamily: font.narration,
  fontSize: text.lead,
});
export const stuck = css({ color: color.madder });

export const choices = css({
  display: "grid",
  gap: space[1],
  marginInline: `calc(-1 * ${space[3]})`,
});
export const choice = css({
  inlineSize: "100%",
  minBlockSize: "44px",
  paddingBlock: space[2],
  paddingInline: space[3],
  border: "1px solid transparent",
  borderRadius: radius.small,
  background: "transparent",
  color: color.lamp,
  fontFamily: font.narration,
  fontSize: text.narration,
  lineHeight: leading.body,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "&:hover:not(:disabled), &:focus-visible": {
    borderColor: color.lamp,
    background: color.lampWash,
  },
  "&:disabled": { color: color.inkSoft, cursor: "not-allowed" },
});
export const telling = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  "& > :first-of-type": { flex: "1 1 220px" },
});
export const saying = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: space[3],
});
export const edit = css({ justifySelf: "start" });

export const side = css({
  display: "grid",
  alignContent: "start",
  gap: space[3],
  minInlineSize: 0,
});
export const sideTitle = css({ fontSize: text.body, fontFamily: font.interface });
export const path = css({
  display: "grid",
  gap: space[2],
  maxBlockSize: "280px",
  overflowY: "auto",
  fontSize: text.small,
});
export const step = css({
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.line}`,
  overflowWrap: "anywhere",
  "&[aria-current]": { borderInlineStartColor: color.lamp },
});
export const stepNode = css({ display: "block", fontWeight: weight.bold });
export const stepChoice = css({ color: color.inkSoft });

export const sidePart = css({ display: "grid", gap: space[3], minInlineSize: 0 });
/** Below the text of a choice. */
export const choiceNote = css({
  display: "block",
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: 1.5,
});
export const happened = css({ display: "grid", gap: space[1], fontSize: text.small });
export const setup = css({ borderBlock: `1px solid ${color.line}` });
/** Inline, before the text of a choice. */
export const lock = css({ display: "inline-block", verticalAlign: "-0.1em" });
