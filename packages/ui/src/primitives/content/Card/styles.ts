import { css } from "@emotion/react";
import { color, font, from, motion, radius, space, text } from "../../../tokens/tokens.ts";

/** `surface` lies on the page, `raised` on another surface, `outline` stands for what is not there yet. */
export const cardTones = ["surface", "raised", "outline"] as const;
export type CardTone = (typeof cardTones)[number];

export const cardSizes = ["small", "medium", "large"] as const;
export type CardSize = (typeof cardSizes)[number];

export const card = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
  border: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
});

export const tones: Record<CardTone, ReturnType<typeof css>> = {
  surface: css({ background: color.surface }),
  raised: css({ background: color.raised }),
  outline: css({ borderStyle: "dashed", background: "transparent" }),
};

export const sizes: Record<CardSize, ReturnType<typeof css>> = {
  small: css({ gap: space[3], padding: space[4], borderRadius: radius.small }),
  medium: css({ gap: space[4], padding: space[5], borderRadius: radius.large }),
  large: css({
    gap: space[5],
    padding: space[5],
    borderRadius: radius.large,
    [from.tablet]: { padding: space[8] },
  }),
};

/** With a link, the whole card leads there. */
export const pressable = css({
  transition: `border-color ${motion.quick} ${motion.ease}`,
  "&:hover": { borderColor: color.lamp },
  "&:has(a[data-card]:focus-visible)": { outline: `2px solid ${color.lamp}`, outlineOffset: "2px" },
});

export const head = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const title = css({ fontSize: text.lead });
export const description = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  lineHeight: 1.5,
});

/** Its press takes up the card; what lies above it can still be pressed by itself. */
export const link = css({
  color: "inherit",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:focus-visible": { outline: "none" },
});

export const actions = css({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  alignSelf: "end",
});
