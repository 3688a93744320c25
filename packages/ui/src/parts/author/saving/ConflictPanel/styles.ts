import { css } from "@emotion/react";
import { color, radius, space, text, weight } from "../../../../tokens/tokens.ts";
import * as pair from "../pair.ts";

export const panel = css({
  display: "grid",
  gap: space[4],
  padding: space[5],
  border: `1px solid ${color.haldi}`,
  borderInlineStartWidth: "4px",
  borderRadius: radius.small,
  background: color.surface,
});
export const title = css({ fontSize: text.title });
export const conflict = css({ display: "grid", gap: space[2], minInlineSize: 0 });
export const field = css({ fontSize: text.body, fontFamily: "inherit", fontWeight: weight.bold });
export const side = css([pair.side, { justifyItems: "start", gap: space[2], padding: space[4] }]);
export const words = css([pair.words, { maxBlockSize: "12lh", overflow: "auto" }]);
