import { css } from "@emotion/react";
import { helpHeightMax } from "../../../../tokens/constants.ts";
import { color, layer, space, text, weight } from "../../../../tokens/tokens.ts";
import { hanging } from "../../panel-styles.ts";

export const panel = css(hanging, {
  zIndex: layer.header,
  insetBlockStart: "100%",
  insetInlineStart: 0,
  gap: space[4],
  inlineSize: "min(420px, 100%)",
  maxBlockSize: `min(${helpHeightMax}px, 100dvh - 96px)`,
  padding: space[5],
  borderBlockStart: `2px solid ${color.lamp}`,
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
