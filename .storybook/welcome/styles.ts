import { css } from "@emotion/react";
import {
  color,
  font,
  from,
  leading,
  radius,
  space,
  text as sizes,
} from "../../packages/ui/src/tokens/tokens.ts";

export const hero = css({
  position: "relative",
  display: "grid",
  minBlockSize: 300,
  overflow: "hidden",
  borderRadius: radius.large,
  background: color.scrim,
  [from.tablet]: { minBlockSize: 380 },
});

export const heroPicture = css({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: "50% 60%",
});

export const heroWords = css({
  position: "relative",
  alignSelf: "end",
  display: "grid",
  gap: space[3],
  padding: space[6],
  paddingBlockStart: space[20],
  background: `linear-gradient(transparent, ${color.scrim} 60%)`,
  color: color.scrimInk,
});

export const heroTitle = css({
  margin: 0,
  fontFamily: font.titleWords,
  fontSize: sizes.display,
  fontWeight: 400,
  lineHeight: 1.1,
});

export const heroText = css({
  margin: 0,
  maxInlineSize: "58ch",
  fontFamily: font.narration,
  fontSize: sizes.lead,
  lineHeight: leading.narration,
});

export const text = css({ margin: 0, maxInlineSize: "68ch" });
export const soft = css({
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: sizes.small,
  fontWeight: 400,
});

export const code = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space[2],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
});

export const more = css({ "& > summary": { marginBlockEnd: space[3], cursor: "pointer" } });

export const pre = css({
  margin: 0,
  padding: space[1],
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  fontFamily: font.code,
  fontSize: sizes.small,
  lineHeight: 1.6,
});

export const principles = css({
  display: "grid",
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& strong": { display: "block", fontWeight: 600 },
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[8] },
});

export const group = css({ display: "grid", gap: space[3], gridTemplateColumns: "minmax(0, 1fr)" });

/** Not rendered until it is near the viewport, so its pictures load then. */
export const indexGroup = css({
  gridTemplateColumns: "minmax(0, 1fr)",
  display: "grid",
  gap: space[3],
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 420px",
});

export const groupTitle = css({
  margin: 0,
  fontFamily: font.interface,
  fontSize: sizes.lead,
  fontWeight: 600,
});

export const tiles = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(116px, 1fr))",
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const tile = css({
  minInlineSize: 0,
  fontSize: sizes.small,
  overflowWrap: "anywhere",
  "& a": { color: color.ink, textDecoration: "none" },
  "& a:hover": { color: color.lamp },
  "& a:hover img": { borderColor: color.lamp },
});

export const picture = css({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  marginBlockEnd: space[1],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
});

export const changes = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
  gap: space[3],
  maxInlineSize: "72ch",
  "& p, & ul": { margin: 0 },
});
