import { css } from "@emotion/react";
import { color, from, space } from "../../../../tokens/tokens.ts";

export const controls = css({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const play = css({
  minInlineSize: "128px",
  // All four fit in one line on a phone.
  paddingInline: space[5],
  [from.tablet]: { paddingInline: space[8] },
  textTransform: "uppercase",
  letterSpacing: "0.1em",
});

/** Under PLAY, and quieter than the others. */
export const anew = css({ flexBasis: "100%", justifyContent: "start", paddingInline: space[2] });

export const liked = css({ color: color.madder, borderColor: color.madder });
export const bookmarked = css({ color: color.peacock, borderColor: color.peacock });
