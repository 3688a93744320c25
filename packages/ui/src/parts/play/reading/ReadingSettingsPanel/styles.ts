import { css } from "@emotion/react";
import { color, font, layer, leading, radius, space, text } from "../../../../tokens/tokens.ts";
import { reading } from "../reading-look.ts";

/** The height of the drawer's head, under which the preview stays. */
const headHeight = "72px";
const previewHeight = "8rem";

/** Around the preview, so that nothing shows beside it while it stays. */
export const stays = css({
  position: "sticky",
  zIndex: layer.lifted,
  insetBlockStart: headHeight,
  paddingBlock: space[2],
  background: color.surface,
});

/** A few lines of the story, as the page would have them, in sight as long as their settings are. */
export const preview = css({
  maxBlockSize: previewHeight,
  overflow: "hidden",
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.ground,
  color: color.ink,
  fontFamily: reading.font,
  fontSize: `calc(${text.narration} * ${reading.scale})`,
  lineHeight: `calc(${leading.narration} * ${reading.spacing})`,
  wordSpacing: reading.wordSpacing,
  overflowWrap: "anywhere",
});

export const group = css({ display: "grid", gap: space[4], minInlineSize: 0 });

/** Whatever gets the focus is scrolled to below the preview that stays. */
export const belowPreview = css({
  "& input": { scrollMarginBlockStart: `calc(${headHeight} + ${previewHeight} + ${space[12]})` },
});

const sizeMark = css({ fontFamily: font.narration, lineHeight: 1 });
export const sizeMarks = {
  small: css(sizeMark, { fontSize: text.small }),
  large: css(sizeMark, { fontSize: text.title }),
};
export const hint = css({ color: color.inkSoft, fontSize: text.tiny });

/** A letter on the paper that is offered. */
export const swatch = css({
  display: "grid",
  placeItems: "center",
  inlineSize: "24px",
  blockSize: "24px",
  border: `1px solid ${color.edge}`,
  borderRadius: radius.round,
  background: color.ground,
  color: color.ink,
  fontFamily: font.title,
  fontSize: text.tiny,
  lineHeight: 1,
});

export const setting = css({ display: "grid", justifyItems: "start", gap: space[1] });
