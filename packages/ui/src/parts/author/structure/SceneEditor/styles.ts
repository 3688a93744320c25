import { css } from "@emotion/react";
import { color, font, leading, space, text } from "../../../../tokens/tokens.ts";

export { group, legend, soft } from "../../state/styles.ts";

export const editor = css({ display: "grid", gap: space[5], minInlineSize: 0 });

/** Story text is in the reading font. */
export const told = css({
  minInlineSize: 0,
  "& [data-text]": {
    fontFamily: font.narration,
    fontSize: text.lead,
    lineHeight: leading.narration,
  },
});

export const begin = css({ justifySelf: "start" });

export const choices = css({
  display: "grid",
  gap: space[3],
  containerType: "inline-size",
  "&:empty": { display: "none" },
});
/** On narrow screens the text is above the target, and on a phone the buttons are below it. */
export const choice = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.line}`,
  "&:focus-within": { borderInlineStartColor: color.lamp },
  "& > div:first-of-type": { gridColumn: "1 / -1" },
  "@container (min-width: 24rem)": { gridTemplateColumns: "minmax(0, 1fr) auto" },
  "@container (min-width: 36rem)": {
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr) auto",
    "& > div:first-of-type": { gridColumn: "auto" },
  },
});
export const rules = css({ gridColumn: "1 / -1", minInlineSize: 0 });
export const tools = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  minBlockSize: "48px",
});

export const details = css({
  borderBlock: `1px solid ${color.line}`,
});
export const asks = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });

export const findings = css({ display: "grid", gap: space[1], fontSize: text.small });
export const ways = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[1],
  color: color.inkSoft,
  fontSize: text.small,
});
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
