import { css } from "@emotion/react";
import { below, color, font, from, radius, space, text, weight } from "../../../tokens/tokens.ts";

const asPadded = `calc(-1px - ${space[3]})`;

/** The text of the links lines up with the title, or with the opposite edge. */
export const ways = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  [below.tablet]: { marginInlineStart: asPadded },
  [from.tablet]: { marginInlineEnd: asPadded },
});
export const part = css({
  display: "grid",
  gap: space[4],
  minInlineSize: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  containerType: "inline-size",
  [from.tablet]: { padding: space[6] },
});
export const tagline = css({ fontFamily: font.narration, fontSize: text.lead });
export const about = css({
  display: "grid",
  gap: `${space[4]} ${space[8]}`,
  "@container (min-width: 720px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
export const label = css({
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
  fontWeight: weight.regular,
});
export const texts = css({
  display: "grid",
  alignContent: "start",
  gap: space[4],
  minInlineSize: 0,
});
export const answers = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const answer = css({
  display: "grid",
  gap: space[2],
  minInlineSize: 0,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
});
export const said = css({ fontFamily: font.narration, whiteSpace: "pre-line" });
export const moreAnswers = css({ justifySelf: "start" });
