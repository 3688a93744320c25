import { css } from "@emotion/react";
import { space } from "../../../tokens/tokens.ts";

/** What a small button has before its first word and after its last: its edge and its padding. */
const before = `calc(-1px - ${space[3]})`;

/** A small ghost stands by its words in line with its neighbours: the edge that nobody sees stands out. */
export const alignText = {
  start: css({ marginInlineStart: before }),
  both: css({ marginInline: before }),
} as const;
