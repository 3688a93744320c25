import { css } from "@emotion/react";
import { color, font, from, space, text } from "../../../tokens/tokens.ts";

export const guidebook = css({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  [from.tablet]: {
    position: "sticky",
    insetBlockStart: space[8],
    alignSelf: "start",
    paddingBlockEnd: 0,
    borderBlockEnd: 0,
  },
});

export const heading = css({ fontFamily: font.title, fontSize: text.title });

export const list = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[5]}`,
  [from.tablet]: { display: "grid" },
});
