import { css } from "@emotion/react";
import { below, color, from, layer, space, text, weight } from "../../../../tokens/tokens.ts";
import { hanging } from "../../panel-styles.ts";

/** On a phone the panel is positioned by the bar, which is wider. */
export const picker = css({ minInlineSize: 0, [from.tablet]: { position: "relative" } });
export const trigger = css({ inlineSize: "100%", minInlineSize: 0 });
export const name = css({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
/** A phone shows only the name; the price is also on the command. */
export const price = css({ display: "inline-flex", [below.tablet]: { display: "none" } });
export const panel = css(hanging, {
  zIndex: layer.header,
  insetBlockStart: "calc(100% + 6px)",
  insetInlineEnd: 0,
  // With "auto", a row would not grow beyond its minimum height, and its text would overlap the
  // next.
  gridAutoRows: "max-content",
  inlineSize: "min(340px, 100%)",
  maxBlockSize: "70dvh",
  padding: space[2],
  [from.tablet]: { inlineSize: "340px" },
});
export const models = css({
  padding: 0,
  "& > legend": { padding: space[2], color: color.inkSoft, fontWeight: weight.regular },
  "& > p": { paddingInline: space[2], lineHeight: 1.35 },
});
export const option = css({ fontWeight: weight.bold });
const note = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.35 });
export const servedBy = css({ display: "block", color: color.ink });
export const hint = css(note, {
  margin: 0,
  marginBlockStart: space[2],
  padding: space[2],
  borderBlockStart: `1px solid ${color.line}`,
});
