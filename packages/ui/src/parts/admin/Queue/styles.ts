import { css } from "@emotion/react";
import { space } from "../../../tokens/tokens.ts";

export const queue = css({ minInlineSize: 0 });
export const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});

export const queueWidths = { full: null, text: css({ maxInlineSize: "920px" }) } as const;
export type QueueWidth = keyof typeof queueWidths;
