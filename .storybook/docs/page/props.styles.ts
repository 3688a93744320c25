import { css } from "@emotion/react";
import { below, color, space, text } from "../../../packages/ui/src/tokens/tokens.ts";

/** On a phone each prop is a block: name, type, default and words below each other. */
export const stacked = css({
  [below.tablet]: {
    "& thead": { display: "none" },
    "&, & tbody": { display: "block" },
  },
});

export const prop = css({
  [below.tablet]: {
    display: "grid",
    gap: space[1],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    "& > th, & > td": { padding: 0, border: 0 },
    "& > td:empty": { display: "none" },
  },
});

export const propName = css({ "& > code": { whiteSpace: "nowrap" } });

export const required = css({
  marginInlineStart: space[2],
  color: color.lamp,
  fontSize: text.tiny,
});

export const typeOf = css({ maxInlineSize: "22rem" });

export const defaultOf = css({
  "& > code": { whiteSpace: "nowrap" },
  [below.tablet]: { "& > code::before": { content: '"default: "', color: color.inkSoft } },
});
