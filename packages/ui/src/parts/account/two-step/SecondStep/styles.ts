import { css } from "@emotion/react";
import { color, space } from "../../../../tokens/tokens.ts";

export const step = css({ display: "grid", gap: space[4] });
export const back = css({
  justifySelf: "start",
  color: color.inkSoft,
  "& > svg:dir(rtl)": { transform: "scaleX(-1)" },
});
