import { css } from "@emotion/react";
import { helpHeightMax } from "../../../../tokens/constants.ts";
import { color, glow, layer, radius, space, text, weight } from "../../../../tokens/tokens.ts";

export const panel = css({
  position: "absolute",
  zIndex: layer.header,
  insetBlockStart: "100%",
  insetInlineStart: 0,
  display: "grid",
  gap: space[4],
  inlineSize: "min(420px, 100%)",
  maxBlockSize: `min(${helpHeightMax}px, 100dvh - 96px)`,
  padding: space[5],
  overflow: "auto",
  border: `1px solid ${color.line}`,
  borderBlockStart: `2px solid ${color.lamp}`,
  borderRadius: radius.large,
  background: color.raised,
  boxShadow: glow.lift,
});
export const title = css({ fontSize: text.title });
export const commands = css({
  display: "grid",
  gap: space[3],
  "& > div": { display: "grid", gridTemplateColumns: "88px 1fr", gap: space[3] },
});
export const name = css({ color: color.lamp, fontWeight: weight.bold, overflowWrap: "anywhere" });
export const xp = css({ color: color.inkSoft, whiteSpace: "nowrap" });
export const soft = css({ color: color.inkSoft, fontSize: text.small });
