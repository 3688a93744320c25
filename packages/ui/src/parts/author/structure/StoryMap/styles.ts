import { css } from "@emotion/react";
import { color, from, glow, radius, space, text } from "../../../../tokens/tokens.ts";

export const map = css({
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  containerType: "inline-size",
});

export const tools = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  "& [aria-pressed=true]": {
    borderColor: color.lamp,
    background: color.lampWash,
    color: color.lamp,
  },
});
export const group = css({ display: "flex", flexWrap: "wrap", gap: space[1] });

export const forMouse = css({ "@media (pointer: coarse)": { display: "none" } });
export const forFingers = css({ "@media not (pointer: coarse)": { display: "none" } });

/** The background with a woven pattern. */
export const stand = css({
  position: "relative",
  blockSize: "min(68vh, 560px)",
  minBlockSize: "380px",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.ground,
  isolation: "isolate",
  [from.tablet]: { blockSize: "min(72vh, 720px)" },
});
export const surface = css({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  fontSize: text.small,
  touchAction: "none",
  userSelect: "none",
  cursor: "grab",
  backgroundImage: `radial-gradient(circle at center, ${color.line} 1.1px, transparent 1.5px)`,
  backgroundSize: "26px 26px",
  "&:active": { cursor: "grabbing" },
  "&:focus-visible": { outline: `2px solid ${color.lamp}`, outlineOffset: "-2px" },
});
const sheet = { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" } as const;
export const ground = css({ ...sheet, pointerEvents: "none" });
export const hand = css({ ...sheet, pointerEvents: "none" });
export const paper = css({
  position: "absolute",
  insetBlockStart: 0,
  left: 0,
  inlineSize: 0,
  blockSize: 0,
  transformOrigin: "0 0",
  direction: "inherit",
});

export const corner = css({
  position: "absolute",
  insetBlockEnd: space[3],
  insetInlineStart: space[3],
  display: "flex",
  gap: space[1],
});
/** At the top, where it covers no ending. */
export const above = css({ insetBlockStart: space[3], insetBlockEnd: "auto" });
export const miniMap = css({
  position: "absolute",
  insetBlockEnd: space[3],
  insetInlineEnd: space[3],
  inlineSize: "168px",
  blockSize: "112px",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.veil,
  boxShadow: glow.lift,
  touchAction: "none",
  cursor: "pointer",
  "@container (max-width: 480px)": { display: "none" },
});
export const miniGround = css({ display: "block", inlineSize: "168px", blockSize: "112px" });
export const miniFrame = css({
  position: "absolute",
  insetBlockStart: 0,
  left: 0,
  border: `1.5px solid ${color.lamp}`,
  borderRadius: "2px",
  background: `color-mix(in srgb, ${color.lamp} 12%, transparent)`,
});

export const empty = css({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space[3],
  padding: space[6],
  textAlign: "center",
});
export const emptyTitle = css({ fontSize: text.head });
export const emptyNote = css({ maxInlineSize: "38ch", color: color.inkSoft });

export const legend = css({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  color: color.inkSoft,
  fontSize: text.small,
});
export const legendThread = css({
  flex: "none",
  stroke: color.edge,
  strokeWidth: 2,
  strokeDasharray: "9 6",
});

export const chosen = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "36px",
});
export const chosenWords = css({
  flex: "1 1 200px",
  minInlineSize: 0,
  color: color.inkSoft,
  fontSize: text.small,
  overflowWrap: "anywhere",
});
