import { css } from "@emotion/react";
import { color } from "../../../tokens/tokens.ts";

export const danger = css({ color: color.madder });
