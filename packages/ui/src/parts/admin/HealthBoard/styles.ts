import { css } from "@emotion/react";
import { color, from, space, text, weight } from "../../../tokens/tokens.ts";

export const board = css({ display: "grid", gap: space[5], "& > *": { minInlineSize: 0 } });
export const pair = css({
  display: "grid",
  gap: `${space[6]} ${space[8]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
export const part = css({
  display: "grid",
  alignContent: "start",
  gap: space[3],
  minInlineSize: 0,
});
export const title = css({ fontSize: text.lead });
export const small = css({ fontSize: text.body });
export const look = css({ display: "grid", gap: space[5], marginBlockEnd: space[3] });
export const findings = css({ display: "grid", gap: space[4] });
export const wellFindings = css({
  display: "grid",
  gap: `${space[2]} ${space[8]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
export const finding = css({
  display: "flex",
  gap: space[3],
  minInlineSize: 0,
  overflowWrap: "anywhere",
  "& > svg": { flex: "none", marginBlockStart: "2px" },
});
export const levels = {
  act: css({ color: color.madder }),
  look: css({ color: color.haldi }),
  well: css({ color: color.leaf }),
} as const;
export const is = css({ fontWeight: weight.bold });
export const stack = css({
  display: "grid",
  justifyItems: "start",
  gap: space[1],
  minInlineSize: 0,
});
export const provider = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[2]}`,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const soft = css({ color: color.inkSoft, fontSize: text.small, overflowWrap: "anywhere" });
export const code = css({ overflowWrap: "anywhere", fontSize: text.small });
export const alarming = css({ color: color.madder, fontWeight: weight.bold });
