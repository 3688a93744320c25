import { css } from "@emotion/react";
import { font, space } from "../../../../tokens/tokens.ts";

export const field = css({
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  // The text and the invisible copy that gives it its height must look the same.
  "& [data-text]": {
    fontFamily: font.code,
    fontSize: "0.875rem",
    tabSize: 2,
  },
});
export const tidy = css({ justifySelf: "start" });
