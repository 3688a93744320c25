import { css } from "@emotion/react";
import { space } from "../../../../tokens/tokens.ts";

export const copy = css({ marginBlockStart: space[1] });
