import { css } from "@emotion/react";
import { color, font, leading, measure, space, text } from "../../../tokens/tokens.ts";

export const prose = css({
  maxInlineSize: measure,
  fontFamily: font.narration,
  fontSize: text.narration,
  lineHeight: leading.narration,
  "& > * + *": { marginBlockStart: space[4] },
  "& ul, & ol": { paddingInlineStart: "1.4em" },
  "& li + li": { marginBlockStart: space[1] },
  "& blockquote": {
    paddingInlineStart: space[4],
    borderInlineStart: `2px solid ${color.lamp}`,
    color: color.inkSoft,
    fontStyle: "italic",
  },
  "& h3, & h4": { fontSize: text.title },
  "& hr": { border: 0, borderBlockStart: `1px solid ${color.line}` },
  "& code": { fontSize: "0.9em" },
  "& pre": { overflowX: "auto" },
  "& strong": { fontWeight: 650 },
});

/** Text as typed, with its line breaks. */
export const plain = css({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
