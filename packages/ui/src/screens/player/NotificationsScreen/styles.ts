import { css } from "@emotion/react";
import { color, space, text } from "../../../tokens/tokens.ts";

export const page = css({ gap: space[6], maxInlineSize: "880px" });
export const said = css({
  color: color.inkSoft,
  fontSize: text.small,
  "&:empty": { display: "none" },
});
export const list = css({ display: "grid", gap: space[2] });
export const coming = css({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  padding: space[4],
});
export const failed = css({ display: "grid", justifyItems: "start", gap: space[4] });
export const more = css({ justifySelf: "center" });
