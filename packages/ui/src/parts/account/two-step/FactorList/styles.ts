import { css } from "@emotion/react";
import { space } from "../../../../tokens/tokens.ts";

export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const form = css({ flex: 1, gap: space[3] });
