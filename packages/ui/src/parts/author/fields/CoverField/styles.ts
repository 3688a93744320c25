import { css } from "@emotion/react";
import { color, from, radius, space, text } from "../../../../tokens/tokens.ts";

export const cover = css({
  display: "grid",
  gap: space[5],
  alignItems: "start",
  [from.tablet]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: space[6] },
});
export const preview = css({
  display: "grid",
  gap: space[2],
  margin: 0,
  "& > span": { border: `1px solid ${color.line}`, borderRadius: radius.small },
});
export const caption = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.4 });
export const ways = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const buttons = css({ display: "flex", flexWrap: "wrap", gap: space[3] });
export const across = css({
  display: "grid",
  gap: space[4],
  minInlineSize: 0,
  gridColumn: "1 / -1",
  "&:empty": { display: "none" },
});
