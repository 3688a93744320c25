import { css } from "@emotion/react";
import { logHeightMin, logMargin } from "../../../tokens/constants.ts";
import {
  below,
  color,
  font,
  gutter,
  layer,
  leading,
  printed,
  space,
  text,
} from "../../../tokens/tokens.ts";
import { lowWindow } from "../low-window.ts";

/** The log's minimum height under a question or on a small phone; below that the page scrolls. */
const logHeightLeast = 200;

const notPrinted = { [printed]: { display: "none" } } as const;

export const session = css({
  display: "grid",
  gridTemplateRows: `auto minmax(${logHeightLeast}px, 1fr) auto`,
  blockSize: "100dvh",
  minBlockSize: `${logHeightMin + logMargin}px`,
  [lowWindow]: { display: "block", blockSize: "auto", minBlockSize: "auto" },
  [printed]: { display: "block", blockSize: "auto" },
});
export const top = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: gutter,
  ...notPrinted,
});
/** Out of sight on a phone while the story is read, unless something in it has the focus or is open. */
export const folded = css({
  [`${below.tablet} and (min-height: ${logHeightMin + logMargin}px)`]: {
    "&:not(:focus-within, :has([aria-expanded=true], [data-tools]))": {
      blockSize: 0,
      paddingBlock: 0,
      overflow: "clip",
    },
  },
});
/** On a low window it would be as far away as the beginning of the story. */
export const atHand = css({
  [lowWindow]: {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: layer.header,
    background: color.ground,
  },
});
export const end = css({ display: "grid", justifyItems: "center", paddingBlock: space[2] });
export const foot = css({
  display: "grid",
  gap: space[2],
  alignSelf: "end",
  inlineSize: "min(100%, 840px)",
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlockEnd: `calc(${space[3]} + env(safe-area-inset-bottom))`,
  ...notPrinted,
});

/** In the interface's letters, in the column of the story's. */
export const afterStory = css({
  fontFamily: font.interface,
  fontSize: text.body,
  lineHeight: leading.body,
  wordSpacing: "normal",
});
