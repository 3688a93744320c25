import { css } from "@emotion/react";
import { color } from "../../../tokens/tokens.ts";

export const logo = css({ display: "block", inlineSize: "auto", overflow: "visible" });
export const second = css({ fill: color.lamp });

export const logoSizes = {
  medium: css({ blockSize: "24px" }),
  large: css({ blockSize: "40px" }),
} as const;
export type LogoSize = keyof typeof logoSizes;
