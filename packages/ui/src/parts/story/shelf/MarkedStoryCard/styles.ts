import { css } from "@emotion/react";
import { below, color, leading, motion, radius, space, text } from "../../../../tokens/tokens.ts";
import { besideParent } from "../../../../tokens/type.ts";
import type { StoryMark } from "../shelf.ts";

export const kept = css({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  minInlineSize: 0,
});

export const story = css({
  flex: 1,
  // With two columns on a phone, PLAY would cover the picture; the story's page has it.
  [below.tablet]: { "& article button": { display: "none" } },
  "& picture": { transition: `opacity ${motion.calm} ${motion.ease}` },
});
/** After the mark was removed, the picture fades but the card stays, in case it was a mistake. */
export const unmarked = css({ "& picture": { opacity: 0.35, filter: "saturate(0.3)" } });

export const foot = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  marginBlockStart: space[2],
  paddingBlockStart: space[1],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkSoft,
  fontSize: text.tiny,
});

export const marks: Record<StoryMark, ReturnType<typeof css>> = {
  bookmark: css({ color: color.peacock }),
  like: css({ color: color.madder }),
};

export const closed = css({ display: "flex", flexDirection: "column", minInlineSize: 0 });
/** The picture comes first visually, the title first in the DOM. */
export const frame = css({
  order: -1,
  overflow: "hidden",
  borderRadius: radius.small,
  "& > span": { filter: "blur(8px) saturate(0.4)", transform: "scale(1.15)" },
});
export const title = css({
  marginBlockStart: space[3],
  color: color.inkSoft,
  fontSize: text.lead,
  overflowWrap: "anywhere",
  ...besideParent,
});
export const note = css({
  marginBlockStart: space[1],
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: leading.body,
});
