import { css } from "@emotion/react";
import {
  below,
  color,
  font,
  from,
  glow,
  layer,
  leading,
  motion,
  radius,
  space,
  text,
  weight,
} from "../../../../tokens/tokens.ts";
import { besideParent } from "../../../../tokens/type.ts";

const narrowPicture = "124px";

export const card = css({
  position: "relative",
  display: "grid",
  gap: space[4],
  alignItems: "start",
  blockSize: "100%",
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  transition: `border-color ${motion.quick} ${motion.ease}`,
  "&:hover": { borderColor: color.edge },
  "&:has(a:focus-visible)": { outline: `3px solid ${color.lamp}`, outlineOffset: "3px" },
  [from.tablet]: { padding: space[4] },
});

export const kinds = {
  lead: css({
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      gap: space[8],
      alignItems: "center",
      boxShadow: glow.lift,
    },
  }),
  line: css({
    gridTemplateColumns: `${narrowPicture} minmax(0, 1fr)`,
    [from.tablet]: { gridTemplateColumns: "184px minmax(0, 1fr)", gap: space[5] },
  }),
} as const;
export type SessionCardVariant = keyof typeof kinds;
export const sessionCardVariants = Object.keys(kinds) as SessionCardVariant[];

/** The width of each variant's picture, for `sizes`. */
export const pictureSizes: Record<SessionCardVariant, string> = {
  lead: "(min-width: 768px) 480px, 90vw",
  line: "(min-width: 768px) 184px, 124px",
};

/** The picture comes first visually, the title first in the DOM. */
export const frame = css({
  order: -1,
  position: "relative",
  overflow: "hidden",
  borderRadius: radius.small,
});

/** The picture, blurred behind the chip. */
export const veiled = css({ filter: "blur(12px)", transform: "scale(1.2)" });

export const chips = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  position: "absolute",
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  maxInlineSize: `calc(100% - ${space[4]})`,
});

/** Along the bottom of the picture. */
export const progress = css({
  position: "absolute",
  insetInline: space[2],
  insetBlockEnd: space[2],
});

export const words = css({
  display: "grid",
  gap: space[1],
  minInlineSize: 0,
  blockSize: "100%",
});
export const wordPlaces = {
  lead: css({ alignContent: "center" }),
  line: css({ alignContent: "start" }),
} as const;

export const title = css({
  lineHeight: leading.tight,
  overflowWrap: "anywhere",
  ...besideParent,
});
export const titleSizes = {
  lead: css({ fontSize: text.head }),
  line: css({
    fontSize: text.lead,
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    // The descenders of Nastaliq are below the line.
    paddingBlockEnd: "0.12em",
  }),
} as const;

/** The title's link covers the whole card. */
export const cover = css({
  "&::after": { content: '""', position: "absolute", inset: 0, zIndex: layer.lifted },
  "&:hover": { textDecorationLine: "none" },
  "&:focus-visible": { outline: "none" },
});

export const line = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  lineHeight: leading.narration,
  overflowWrap: "anywhere",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
});
export const lines = {
  lead: css({
    WebkitLineClamp: 4,
    marginBlock: space[2],
    paddingInlineStart: space[4],
    borderInlineStart: `2px solid ${color.lamp}`,
    color: color.ink,
    fontSize: text.narration,
  }),
  line: css({ WebkitLineClamp: 3, fontSize: text.small, lineHeight: leading.body }),
} as const;

export const closed = css({ color: color.haldi, fontSize: text.small });

export const facts = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[4]}`,
  color: color.inkSoft,
  fontSize: text.tiny,
});

/** Above the link that covers the card. */
export const book = css({ position: "relative", zIndex: layer.lifted });

export const go = css({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  gap: space[2],
  marginBlockStart: "auto",
  paddingBlockStart: space[1],
  color: color.peacock,
  fontSize: text.small,
  fontWeight: weight.bold,
});
export const goes = {
  lead: css({
    marginBlockStart: space[3],
    paddingBlock: space[2],
    paddingInline: space[6],
    borderRadius: radius.small,
    background: color.lamp,
    color: color.lampInk,
    fontSize: text.body,
    [below.tablet]: { justifySelf: "stretch", justifyContent: "center" },
  }),
  line: css({ color: color.lamp }),
} as const;
