import { css } from "@emotion/react";
import { color, text } from "../../../../tokens/tokens.ts";

export const said = css({
  flexBasis: "100%",
  color: color.leaf,
  fontSize: text.small,
  "&:empty": { display: "none" },
});
