import { css } from "@emotion/react";
import { below, from, layer, space, text } from "../../../../tokens/tokens.ts";

/** How wide the two buttons of a phone's line and the gaps beside them are. */
const buttons = "88px";

/** Where title, models and all tools have room in one line, and where they have not. */
const fitting = "@media (min-width: 1100px)";
const crowded = "@media (max-width: 1099.98px)";

/**
 * On a phone one line: back, the title with the state under it, and a button that opens a second line with the tools and
 * the models. A tablet has the models in the first line, or with large text in their own.
 */
export const bar = css({
  position: "relative",
  zIndex: layer.header,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  [from.tablet]: { alignItems: "start", gap: space[4] },
  [from.desktop]: { display: "grid", gridTemplateColumns: "1fr auto 1fr" },
});
export const side = css({
  display: "flex",
  gap: space[2],
  [below.tablet]: { display: "contents" },
  "&:last-of-type": { justifyContent: "flex-end", marginInlineStart: "auto" },
});
export const middle = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  flex: "1 1 12rem",
  minInlineSize: 0,
  [from.desktop]: { gap: space[1] },
  [below.tablet]: { flex: `1 1 calc(100% - ${buttons})`, gap: 0 },
});
export const title = css({
  [from.tablet]: { minBlockSize: "36px", alignContent: "center" },
  [below.tablet]: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});
export const more = css({ [fitting]: { display: "none" } });
/** In a second line, which a phone and a tablet show when it is asked for. */
export const tool = css({
  display: "flex",
  [crowded]: { "header:not([data-tools]) &": { display: "none" } },
  [below.tablet]: { order: 1 },
});
/** Tools and pickers are in the line themselves. */
export const inLine = css({ display: "contents" });
/** A tablet has them in its line. */
export const models = css({
  gap: space[2],
  minInlineSize: 0,
  [below.tablet]: {
    flex: "1 1 8.5rem",
    justifyContent: "flex-end",
    "& button": { paddingInline: space[2] },
  },
  [from.tablet]: { "header:not([data-tools]) &": { display: "flex" } },
});

/** On a phone it is part of the line, and its panel hangs from the whole bar. */
export const state = css({
  // Under the side's buttons, and so wider than the title if its words need it.
  [from.tablet]: { "& > button": { inlineSize: "max-content", maxInlineSize: "560px" } },
  [from.desktop]: { "& > button": { minBlockSize: "30px" } },
  [below.tablet]: {
    position: "static",
    "& > button": {
      minBlockSize: "28px",
      justifyContent: "center",
      padding: 0,
      border: 0,
      background: "transparent",
      fontSize: text.tiny,
    },
    // Under the title, which is centred.
    "& > button > span": { justifyContent: "center" },
  },
});
