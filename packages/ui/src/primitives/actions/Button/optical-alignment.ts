import { css } from "@emotion/react";
import { space } from "../../../tokens/tokens.ts";

/** The border and the padding of a small button. */
const before = `calc(-1px - ${space[3]})`;

/** Aligns the text of a small ghost button with its neighbours: its invisible border sticks out. */
export const alignText = {
  start: css({ marginInlineStart: before }),
  both: css({ marginInline: before }),
} as const;
