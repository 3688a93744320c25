import { css } from "@emotion/react";
import { color, font } from "../../../tokens/tokens.ts";
import type { TaskState } from "../task.ts";

export const medallion = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "104px",
  blockSize: "104px",
});

export const states: Record<TaskState, ReturnType<typeof css>> = {
  open: css({ color: color.lamp }),
  completed: css({ color: color.leaf }),
  locked: css({ color: color.inkSoft }),
};

export const drawing = css({ position: "absolute", inset: 0 });
export const rim = css({
  fill: "none",
  stroke: `color-mix(in srgb, currentColor 45%, transparent)`,
  strokeWidth: 1.5,
});
export const bead = css({ fill: "currentColor", opacity: 0.55 });
export const petal = css({
  fill: "transparent",
  stroke: "currentColor",
  strokeWidth: 1.25,
  opacity: 0.5,
  "&[data-lit=true]": { fill: "currentColor", opacity: 1 },
});
export const heart = css({
  fill: color.ground,
  stroke: "currentColor",
  strokeWidth: 1.5,
});
export const middle = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  fontFamily: font.title,
  fontSize: "0.9375rem",
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
});
