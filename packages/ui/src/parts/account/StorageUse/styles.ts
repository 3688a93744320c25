import { css } from "@emotion/react";
import { color, space, text } from "../../../tokens/tokens.ts";

export const meters = css({
  display: "grid",
  gap: space[5],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
});
export const heading = css({ margin: 0, fontSize: "inherit" });
export const soft = css({ color: color.inkSoft, fontSize: text.small });
