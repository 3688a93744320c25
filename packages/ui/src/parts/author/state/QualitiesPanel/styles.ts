import { css } from "@emotion/react";
import { color, radius, space, text, weight } from "../../../../tokens/tokens.ts";
import { plainButton } from "../../plain-button.ts";

export const part = css({ display: "grid", gap: space[3], minInlineSize: 0 });
export const title = css({ fontSize: text.body, fontWeight: weight.bold, lineHeight: 1.4 });
export const soft = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.5 });
export const alone = css({ justifySelf: "start" });

export const rows = css({ display: "grid", "&:empty": { display: "none" } });
export const entry = css({ borderBlockStart: `1px solid ${color.line}`, minInlineSize: 0 });
export const head = css({
  ...plainButton,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  inlineSize: "100%",
  minBlockSize: "48px",
  "&:hover > bdi": { color: color.lamp },
});
export const name = css({ flex: "1 1 8rem", minInlineSize: 0, fontWeight: weight.bold });
export const form = css({ display: "grid", gap: space[4], paddingBlockEnd: space[4] });
export const uses = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[1],
  color: color.inkSoft,
  fontSize: text.small,
});
export const acts = css({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[2] });
export const card = css({
  display: "grid",
  gap: space[4],
  minInlineSize: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
});
