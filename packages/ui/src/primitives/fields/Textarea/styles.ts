import { css } from "@emotion/react";
import { space } from "../../../tokens/tokens.ts";

/** An invisible copy of the text gives the height, so nothing is measured and nothing jumps. */
export const grow = css({
  display: "grid",
  flex: 1,
  minInlineSize: 0,
  overflow: "auto",
  "&::after": {
    content: 'attr(data-text) " "',
    visibility: "hidden",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    gridArea: "1 / 1",
    paddingBlock: space[2],
    paddingInline: space[3],
  },
});

export const area = css({
  gridArea: "1 / 1",
  resize: "none",
  overflow: "hidden",
  overflowWrap: "anywhere",
});

export const textareaSizes = {
  line: css({ minBlockSize: "46px", maxBlockSize: "8lh" }),
  passage: css({ minBlockSize: "calc(3lh + 16px)", maxBlockSize: "14lh" }),
  page: css({ minBlockSize: "calc(8lh + 16px)", maxBlockSize: "60dvh" }),
} as const;
export type TextareaSize = keyof typeof textareaSizes;
export const textareaSizeNames = Object.keys(textareaSizes) as TextareaSize[];
