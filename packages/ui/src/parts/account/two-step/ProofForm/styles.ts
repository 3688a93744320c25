import { css } from "@emotion/react";
import { color, space } from "../../../../tokens/tokens.ts";

export const note = css({ color: color.inkSoft });
export const others = css({ display: "grid", gap: space[2] });
