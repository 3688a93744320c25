import { css } from "@emotion/react";
import { moods } from "../../content/Picture/mood.ts";
import { color, font, radius } from "../../../tokens/tokens.ts";

export const avatar = css({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  fontFamily: font.title,
  lineHeight: 1,
});

export const avatarSizes = {
  small: css({ inlineSize: "24px", blockSize: "24px", fontSize: "0.75rem" }),
  medium: css({ inlineSize: "36px", blockSize: "36px", fontSize: "1rem" }),
} as const;
export type AvatarSize = keyof typeof avatarSizes;

export const avatarMoods = new Map(
  moods.map((mood) => [mood, css({ background: mood.wall, color: mood.gold })]),
);

export const face = css({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
