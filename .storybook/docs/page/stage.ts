import { css } from "@emotion/react";
import {
  breakpoints,
  color,
  font,
  radius,
  space,
  text,
  weight,
} from "../../../packages/ui/src/tokens/tokens.ts";

export const story = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[2] });

export const storyName = css({
  fontFamily: font.interface,
  fontSize: text.lead,
  fontWeight: weight.bold,
});

export const about = css({ maxInlineSize: "68ch", color: color.inkSoft });

export const card = css({
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.ground,
});

/** A layer of its own that also contains fixed elements, so that nothing in a story covers the text around it. */
export const canvas = css({
  contain: "layout",
  isolation: "isolate",
  overflow: "auto",
  // The height of a control with padding, so that the page shifts as little as possible while the story loads.
  minBlockSize: "84px",
});

/** Tall stories scroll inside, so that the page stays short. */
export const bounded = css({ maxBlockSize: "80vh" });

export const paddings = {
  padded: css({ padding: space[5] }),
  centered: css({ display: "grid", placeItems: "center", padding: space[5] }),
  fullscreen: css({ padding: 0 }),
};

export const frame = css({
  display: "block",
  inlineSize: "100%",
  marginInline: "auto",
  border: 0,
  background: color.ground,
});

export const widths = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [name, css({ maxInlineSize: `${width}px` })]),
);

export const tools = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  padding: space[2],
  "* + &": { borderBlockStart: `1px solid ${color.line}` },
  background: color.surface,
});

export const tool = css({
  padding: `${space[1]} ${space[3]}`,
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  color: color.inkSoft,
  fontSize: text.small,
  cursor: "pointer",
  "& > a": { color: color.inkSoft, textDecoration: "none" },
  "&:hover": { background: color.raised, color: color.ink },
});

export const show = css({
  padding: `3px ${space[4]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: "transparent",
  color: color.ink,
  fontSize: text.small,
  cursor: "pointer",
  "&:hover": { borderColor: color.lamp, color: color.lamp },
});
