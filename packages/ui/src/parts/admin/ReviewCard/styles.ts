import { css } from "@emotion/react";
import { below, color, font, from, radius, space, text, weight } from "../../../tokens/tokens.ts";

export const card = css({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  gap: `${space[3]} ${space[4]}`,
  alignItems: "start",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  [from.tablet]: { gridTemplateColumns: "128px minmax(0, 1fr) auto", alignItems: "center" },
});
export const picture = css({ "& > span": { borderRadius: radius.small } });
export const words = css({ display: "grid", minInlineSize: 0, overflowWrap: "anywhere" });
export const title = css({
  fontFamily: font.interface,
  fontSize: text.lead,
  fontWeight: weight.bold,
});
export const soft = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.45 });
export const acts = css({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  [from.tablet]: { gridColumn: "auto" },
});
export const verdict = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
/** On a phone: the link to read it first, then two buttons of one size. */
export const answers = css({
  [below.tablet]: { flexBasis: "100%", "& > button": { flex: 1 } },
});
export const read = css({
  [below.tablet]: {
    flexBasis: "100%",
    justifyContent: "flex-start",
    marginInlineStart: `calc(-1px - ${space[3]})`,
  },
});
export const told = css({ gridColumn: "1 / -1", display: "grid", gap: space[3], minInlineSize: 0 });
