import { css } from "@emotion/react";
import { BookmarkIcon, LikeIcon, PlayIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { ornament, ornamentOf } from "../../../../primitives/marks/Icon/styles.ts";
import { color, space, text } from "../../../../tokens/tokens.ts";

export const counts = css({
  position: "relative",
  display: "flex",
  flex: "none",
  gap: space[3],
  color: color.inkSoft,
  fontSize: text.tiny,
  fontVariantNumeric: "tabular-nums",
});

export const count = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  "&::before": ornament,
});

export const kinds = {
  likes: css({ "&::before": ornamentOf(LikeIcon) }),
  plays: css({ "&::before": ornamentOf(PlayIcon) }),
  bookmarks: css({ "&::before": ornamentOf(BookmarkIcon) }),
} as const;
export const countKinds = Object.keys(kinds) as (keyof typeof kinds)[];
