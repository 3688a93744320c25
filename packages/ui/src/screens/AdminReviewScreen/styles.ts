import { css } from "@emotion/react";
import { space } from "../../tokens/tokens.ts";

export const list = css({ display: "grid", gap: space[3] });
