import { css } from "@emotion/react";
import { color, font, leading, space, text } from "../../../tokens/tokens.ts";

export const sectionSizes = ["small", "medium", "large"] as const;
export type SectionSize = (typeof sectionSizes)[number];

export const sizes: Record<SectionSize, ReturnType<typeof css>> = {
  small: css({ fontSize: text.lead }),
  medium: css({ fontSize: text.title }),
  large: css({ fontSize: text.head }),
};

export const head = css({ display: "grid", gap: space[1] });
export const description = css({
  maxInlineSize: "60ch",
  color: color.inkSoft,
  fontFamily: font.narration,
  lineHeight: leading.narration,
});
