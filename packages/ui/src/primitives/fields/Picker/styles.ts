import { css } from "@emotion/react";

export const list = css({ maxBlockSize: "min(320px, var(--available-height))" });
export const note = css({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const words = css({ minInlineSize: 0, overflow: "hidden" });
