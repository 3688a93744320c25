import { css } from "@emotion/react";
import { color, space, text } from "../../../../tokens/tokens.ts";

export const line = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: "36px",
  fontSize: text.small,
  lineHeight: 1.35,
  textWrap: "balance",
});
export const states = {
  saved: css({ color: color.leaf }),
  waiting: css({ color: color.inkSoft }),
  saving: css({ color: color.inkSoft }),
  kept: css({ color: color.haldi }),
  unkept: css({ color: color.haldi }),
  deliberate: css({ color: color.inkSoft }),
  faulty: css({ color: color.haldi }),
  asking: css({ color: color.haldi }),
} as const;

export const news = css({ display: "grid", gap: space[2], justifyItems: "start" });
export const kept = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const parts = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  rowGap: space[1],
});
