import { css } from "@emotion/react";
import { space } from "../../../../tokens/tokens.ts";

export const field = css({
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  // The text and the unseen copy that gives it its height are set alike.
  "& [data-text]": {
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    fontSize: "0.875rem",
    tabSize: 2,
  },
});
export const tidy = css({ justifySelf: "start" });
