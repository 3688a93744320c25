import { css } from "@emotion/react";
import { color, font, radius, space, text, weight } from "../../../../tokens/tokens.ts";
import * as pair from "../pair.ts";

/** As high while a comparison loads as with it: its buttons must not move away from under a press. */
export const steady = css({ blockSize: `min(44rem, calc(100dvh - ${space[8]}))` });
export const note = css({ color: color.inkSoft });
export const soft = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.45 });
export const begin = css({ justifySelf: "start", alignSelf: "start" });
export const waiting = css({ display: "grid", gap: space[4] });

export const list = css({ display: "grid", minInlineSize: 0 });
export const row = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  minInlineSize: 0,
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  "& > button": { flex: "none" },
});
export const rowWords = css({
  display: "grid",
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const rowHead = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
export const moment = css({ fontWeight: weight.bold, fontVariantNumeric: "tabular-nums" });

export const tools = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[3],
});
export const question = css({ display: "grid", gap: space[2] });
export const answers = css({ display: "flex", flexWrap: "wrap", gap: space[3] });

export const sheet = css({ display: "grid", gap: space[6], minInlineSize: 0 });
export const part = css({
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.line}`,
});
export const count = css({
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
export const nodes = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const node = css({
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderInlineStartWidth: "3px",
  borderRadius: radius.small,
  fontSize: text.small,
  overflowWrap: "anywhere",
});
const gained = css({ borderInlineStartColor: color.leaf });
const lost = css({ borderInlineStartColor: color.madder });
const doubtful = css({ borderInlineStartColor: color.haldi });
export const tones = {
  added: gained,
  removed: lost,
  closed: doubtful,
  opened: gained,
  endingsGained: gained,
  endingsLost: lost,
} as const;

export const field = css({ display: "grid", gap: space[2], minInlineSize: 0 });
export const fieldTitle = css({ fontFamily: font.interface, fontSize: text.body });
export const side = css([pair.side, { gap: space[1], padding: space[3] }]);
