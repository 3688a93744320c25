import { css } from "@emotion/react";
import { space } from "../../../tokens/tokens.ts";

export const meters = css({
  display: "grid",
  gap: space[5],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
});
export const heading = css({ margin: 0, fontSize: "inherit" });
