import { css } from "@emotion/react";
import { color } from "../../../tokens/tokens.ts";

export const accordion = css({ display: "grid", minInlineSize: 0 });
export const item = css({
  borderBlockStart: `1px solid ${color.line}`,
  "&:first-of-type": { borderBlockStart: 0 },
});
