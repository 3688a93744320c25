import { css } from "@emotion/react";

/** Leaves room for the button beside it. */
export const note = css({ flex: "1 1 12rem" });
