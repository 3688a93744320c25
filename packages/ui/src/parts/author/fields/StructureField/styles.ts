import { css } from "@emotion/react";
import { space } from "../../../../tokens/tokens.ts";

export const structure = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const editor = css({ minInlineSize: 0 });
