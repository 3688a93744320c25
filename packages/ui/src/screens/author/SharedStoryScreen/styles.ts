import { css } from "@emotion/react";
import { color, font, from, gutter, leading, radius, space, text } from "../../../tokens/tokens.ts";

export const shared = css({ minInlineSize: 0 });
export const columns = css({
  display: "grid",
  gridTemplateAreas: `"note" "story" "figures"`,
  gap: space[8],
  paddingInline: gutter,
  paddingBlock: space[8],
  [from.tablet]: {
    gridTemplateAreas: `"story note" "story figures"`,
    gridTemplateColumns: "minmax(0, 1fr) clamp(260px, 34%, 360px)",
    gridTemplateRows: "auto 1fr",
    columnGap: "clamp(32px, 5vw, 80px)",
    paddingBlock: space[12],
  },
});
export const figures = css({ gridArea: "figures", minInlineSize: 0, alignSelf: "start" });
export const story = css({ gridArea: "story", minInlineSize: 0 });
export const note = css({
  gridArea: "note",
  display: "grid",
  gap: space[2],
  padding: space[5],
  border: `1px solid ${color.lamp}`,
  borderRadius: radius.large,
  background: color.lampWash,
});
export const noteTitle = css({ fontSize: text.title, lineHeight: leading.tight });
export const noteWords = css({ fontFamily: font.narration, lineHeight: leading.narration });
export const fine = css({ fontSize: text.small });
