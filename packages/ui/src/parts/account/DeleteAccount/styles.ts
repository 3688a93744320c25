import { css } from "@emotion/react";
import { below, color, space } from "../../../tokens/tokens.ts";

export const line = css({ justifySelf: "start" });
export const acts = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
  [below.tablet]: { "& > *": { flex: "1 1 auto" } },
});
export const last = css({ borderColor: color.madder, color: color.madder });
