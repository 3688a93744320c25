import { css } from "@emotion/react";
import { below, color, font, from, space, text, weight } from "../../../tokens/tokens.ts";

export const ledger = css({
  display: "grid",
  gap: space[4],
  justifyItems: "start",
  minInlineSize: 0,
  "& > section": { inlineSize: "100%" },
  // All four columns fit a phone if the headers may wrap.
  "& thead th": { [below.tablet]: { whiteSpace: "normal" } },
});
export const when = css({ [from.tablet]: { whiteSpace: "nowrap" } });
export const balance = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  color: color.haldi,
});
export const amount = css({ fontFamily: font.title, fontSize: text.head, lineHeight: 1.2 });
export const what = css({
  display: "grid",
  minInlineSize: "10rem",
  fontWeight: weight.bold,
  [below.tablet]: { minInlineSize: "4.5rem", overflowWrap: "anywhere" },
});
export const about = css({
  color: color.inkSoft,
  fontSize: text.small,
  fontWeight: weight.regular,
});
export const into = css({ color: color.leaf, fontWeight: weight.bold });
export const out = css({ color: color.ink });
export const more = css({ justifySelf: "center" });
