import { css } from "@emotion/react";
import {
  color,
  font,
  from,
  leading,
  radius,
  space,
  text,
  weight,
} from "../../../packages/ui/src/tokens/tokens.ts";

export const page = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[12],
  color: color.ink,
  fontFamily: font.interface,
  fontSize: text.body,
  lineHeight: leading.body,
  // Code inside a story keeps its own style.
  "& code:not([data-story] *)": {
    margin: 0,
    padding: "1px 5px",
    borderRadius: "4px",
    background: color.raised,
    color: color.ink,
    fontFamily: font.code,
    fontSize: "0.875em",
    overflowWrap: "anywhere",
  },
  "& a:not([data-story] *)": {
    color: color.peacock,
    textDecoration: "underline",
    textUnderlineOffset: "3px",
  },
});

export const head = css({ display: "grid", gap: space[3] });

export const place = css({ color: color.inkSoft, fontSize: text.small });

export const title = css({
  fontFamily: font.title,
  fontSize: "clamp(2.25rem, 1.8rem + 2vw, 3.25rem)",
  fontWeight: 400,
  lineHeight: 1.1,
  overflowWrap: "anywhere",
});

export const purpose = css({
  maxInlineSize: "60ch",
  color: color.ink,
  fontFamily: font.narration,
  fontSize: "1.3125rem",
  lineHeight: 1.5,
});

export const section = css({
  alignContent: "start",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
});

export const wide = css({ gap: space[8] });

export const sectionTitle = css({
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  fontFamily: font.title,
  fontSize: text.title,
  fontWeight: 400,
  lineHeight: leading.tight,
});

export const columns = css({
  display: "grid",
  gap: space[8],
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space[10] },
});

export const list = css({ display: "grid", gap: space[3], listStyle: "none" });

const mark = { position: "relative", paddingInlineStart: space[6] } as const;
const sign = { position: "absolute", insetInlineStart: 0, fontWeight: weight.bold } as const;

export const useItem = css({
  ...mark,
  "&::before": { ...sign, content: '"✓" / ""', color: color.leaf },
});

export const avoidItem = css({
  ...mark,
  "&::before": { ...sign, content: '"✕" / ""', color: color.madder },
});

export const instead = css({ color: color.inkSoft, fontSize: text.small });

export const parts = css({
  display: "grid",
  gap: space[3],
  counterReset: "part",
  "& > div": {
    display: "grid",
    gap: `0 ${space[4]}`,
    counterIncrement: "part",
    [from.tablet]: { gridTemplateColumns: "11rem minmax(0, 1fr)" },
  },
  "& dt": { display: "flex", gap: space[2], fontWeight: weight.bold },
  "& dt::before": {
    content: 'counter(part) / ""',
    flex: "none",
    inlineSize: "22px",
    blockSize: "22px",
    borderRadius: radius.round,
    background: color.lampWash,
    color: color.lamp,
    fontSize: text.tiny,
    lineHeight: "22px",
    textAlign: "center",
  },
  "& dd": { marginInlineStart: "30px", [from.tablet]: { marginInlineStart: 0 } },
});

export const plain = css({ maxInlineSize: "68ch" });
export const quiet = css({ maxInlineSize: "68ch", color: color.inkSoft });

export const table = css({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: text.small,
  "& th, & td": {
    padding: `${space[3]} ${space[4]} ${space[3]} 0`,
    borderBlockEnd: `1px solid ${color.line}`,
    textAlign: "start",
    verticalAlign: "top",
  },
  "& thead th": { color: color.inkSoft, fontSize: text.tiny, fontWeight: weight.bold },
  "& tbody th": { fontWeight: weight.regular },
});

export const key = css({
  display: "inline-block",
  padding: `0 ${space[2]}`,
  border: `1px solid ${color.edge}`,
  borderBlockEndWidth: "2px",
  borderRadius: radius.small,
  background: color.surface,
  fontFamily: font.interface,
  fontSize: text.tiny,
  fontWeight: weight.bold,
  [from.tablet]: { whiteSpace: "nowrap" },
});

export const rule = css({ display: "grid", gap: space[3] });

export const examples = css({
  display: "grid",
  gap: space[3],
  [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});

const example = {
  display: "grid",
  alignContent: "start",
  gap: space[1],
  padding: space[4],
  borderRadius: radius.small,
  borderBlockStart: "3px solid",
  background: color.surface,
} as const;

export const exampleKinds = {
  good: css({ ...example, borderColor: color.leaf }),
  bad: css({ ...example, borderColor: color.madder }),
};

export const exampleLabel = css({
  color: color.inkSoft,
  fontSize: text.tiny,
  fontWeight: weight.bold,
});

export const hindi = css({ lineHeight: 1.8 });

export const names = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  listStyle: "none",
  "& > li": {
    padding: `2px ${space[3]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.round,
    color: color.inkSoft,
    fontSize: text.small,
  },
});
