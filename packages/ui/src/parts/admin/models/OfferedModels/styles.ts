import { css } from "@emotion/react";
import { color, space, text } from "../../../../tokens/tokens.ts";

export const list = css({ display: "grid", minInlineSize: 0 });
export const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[4]}`,
  minInlineSize: 0,
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  "&:first-of-type": { borderBlockStart: 0, paddingBlockStart: 0 },
  "&:last-of-type": { paddingBlockEnd: 0 },
});
export const facts = css({
  display: "grid",
  justifyItems: "start",
  gap: "2px",
  flex: "1 1 14rem",
  minInlineSize: 0,
});
/** Prices are long: the buttons stand below where there is no room beside them. */
export const priced = css({ flexBasis: "19rem" });
export const skill = css({ fontSize: text.small });
export const more = css({ justifySelf: "start" });
