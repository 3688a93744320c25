import { css } from "@emotion/react";
import { color, space } from "../../../tokens/tokens.ts";

export const submit = css({ justifySelf: "start" });
export const fact = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  overflowWrap: "anywhere",
  "& > span:first-of-type:not(:last-child)": { color: color.inkSoft },
});
