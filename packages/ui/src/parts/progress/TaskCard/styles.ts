import { css } from "@emotion/react";
import { color, font, leading, space, text, weight } from "../../../tokens/tokens.ts";
import type { TaskState } from "../task.ts";

export const card = css({
  gridTemplateRows: "auto 1fr auto auto",
  inlineSize: "100%",
  blockSize: "100%",
});

export const states: Record<TaskState, ReturnType<typeof css>> = {
  open: css({}),
  completed: css({ borderColor: `color-mix(in srgb, ${color.leaf} 45%, ${color.line})` }),
  locked: css({}),
};

export const top = css({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[3],
});
export const marks = css({ display: "grid", justifyItems: "end", gap: space[2] });
export const level = css({
  display: "grid",
  justifyItems: "end",
  color: color.inkSoft,
  fontSize: text.tiny,
  lineHeight: 1.35,
  textAlign: "end",
});
export const levelValue = css({
  color: color.ink,
  fontSize: text.body,
  fontWeight: weight.bold,
});
export const words = css({ display: "grid", alignContent: "start", gap: space[1] });
export const title = css({
  fontSize: text.title,
  lineHeight: leading.tight,
  overflowWrap: "anywhere",
});
export const description = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.body,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
});
export const reward = css({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  fontSize: text.small,
  fontWeight: weight.bold,
});
const paid = { display: "inline-flex", alignItems: "center", gap: space[2] } as const;
export const coins = css(paid, { color: color.haldi });
export const stars = css(paid, { color: color.lamp });
