import { css } from "@emotion/react";
import { logHeightMin, logMargin } from "../../../../tokens/constants.ts";
import { lowWindow } from "../../low-window.ts";
import { reading } from "../../reading/reading-look.ts";
import {
  color,
  font,
  glow,
  gutter,
  layer,
  leading,
  motion,
  printed,
  radius,
  space,
  text,
  weight,
} from "../../../../tokens/tokens.ts";

const columnWidth = `(640px * ${reading.scale} * ${reading.length})`;

/**
 * Gradients over the text fade it at both edges, since a mask would be repainted after every
 * letter. Outside the column they also fade sideways, where the page is lighter.
 */
function fadeFrom(edge: "0%" | "100%"): string {
  const shade = `color-mix(in srgb, ${color.ground} 72%, transparent)`;
  const side = `max(${gutter}, (100% - ${columnWidth}) / 2)`;
  const corner = (at: string) =>
    `radial-gradient(farthest-side at ${at} ${edge}, ${shade}, transparent)`;
  const middle = `linear-gradient(${edge === "0%" ? "to bottom" : "to top"}, ${shade}, transparent)`;
  return [
    `${corner("100%")} 0 0 / ${side} 100% no-repeat`,
    `${corner("0%")} 100% 0 / ${side} 100% no-repeat`,
    `${middle} 50% 0 / calc(100% - 2 * ${side}) 100% no-repeat`,
  ].join(", ");
}

/** The story, and the choices below it, which take at most two fifths of the height. */
export const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr) fit-content(40%)",
  blockSize: "100%",
  [lowWindow]: { display: "block", blockSize: "auto" },
  [printed]: { display: "block" },
});

const unbounded = {
  display: "block",
  maxBlockSize: "none",
  "&::before, &::after": { content: "none" },
} as const;
export const window = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  minBlockSize: 0,
  maxBlockSize: `max(${logHeightMin}px, 100dvh - ${logMargin}px)`,
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    zIndex: layer.lifted,
    insetInline: 0,
    inlineSize: `min(100%, ${columnWidth} + 120px)`,
    marginInline: "auto",
    pointerEvents: "none",
  },
  "&::before": { insetBlockStart: 0, blockSize: space[6], background: fadeFrom("0%") },
  "&::after": { insetBlockEnd: 0, blockSize: space[5], background: fadeFrom("100%") },
  [lowWindow]: unbounded,
  [printed]: unbounded,
});

const spoken = {
  backgroundColor: `color-mix(in srgb, ${color.lamp} 28%, ${color.ground})`,
  color: color.ink,
} as const;

export const scroller = css({
  overflowX: "hidden",
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  "&:focus-visible": { outlineOffset: "-2px" },
  // What is read aloud.
  "& ::highlight(katha-spoken)": spoken,
  "& [data-spoken]": spoken,
  [lowWindow]: { overflow: "visible" },
  [printed]: { overflow: "visible" },
});

export const column = css({
  display: "flex",
  flexDirection: "column",
  gap: `calc(${space[6]} * ${reading.spacing})`,
  boxSizing: "content-box",
  maxInlineSize: `calc(${columnWidth})`,
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlock: space[8],
  fontFamily: reading.font,
  fontSize: `calc(${text.narration} * ${reading.scale})`,
  lineHeight: `calc(${leading.narration} * ${reading.spacing})`,
  wordSpacing: reading.wordSpacing,
  "& > *": { minInlineSize: 0 },
});

/** Paragraphs of one text, which differ by their words alone. */
export const continuous = css({
  "&, & [data-sheet]": { gap: `calc(${space[4]} * ${reading.spacing})` },
});

const gap = `calc(${space[6]} * ${reading.spacing})`;
const oneByOne = { display: "flex", flexDirection: "column", gap } as const;
export const earlier = css(oneByOne);
export const sheet = css(oneByOne);

/** Above the first part that is loaded, while there are earlier ones. */
export const loadEarlier = css({
  display: "grid",
  justifyItems: "center",
  gap: space[2],
  minBlockSize: "44px",
  fontFamily: font.interface,
  [printed]: { display: "none" },
});
export const earlierFailed = css({
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: leading.body,
  textAlign: "center",
  textWrap: "balance",
});

/** The element after the newest part, which takes the focus. */
export const onward = css(oneByOne, {
  "&:empty": { marginBlockStart: `calc(-1 * ${space[6]})` },
  [printed]: { display: "none" },
});

/** In the log's column, under a line as wide as it. */
export const below = css({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  boxSizing: "border-box",
  inlineSize: "100%",
  minBlockSize: 0,
  paddingBlock: space[2],
  paddingInline: `max(${gutter}, (100% - ${columnWidth}) / 2)`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  background: `linear-gradient(90deg, transparent, color-mix(in srgb, ${color.lamp} 45%, transparent), transparent) 50% 0 / min(100%, ${columnWidth} + 120px) 1px no-repeat`,
  "&:empty": { display: "none" },
  [lowWindow]: { overflow: "visible" },
  [printed]: { display: "none" },
});

export const farHeight = "--katha-far";

/** Groups far from the viewport are not laid out; the browser still finds text in them. */
export const far = css({
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto var(${farHeight})`,
  [printed]: { contentVisibility: "visible" },
});

/** A group that is not laid out contains only text. */
export const farWords = css({
  display: "block",
  blockSize: `var(${farHeight})`,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  [printed]: { blockSize: "auto" },
});

export const item = css({
  position: "relative",
  display: "flow-root",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  "&:has([data-waits])": { visibility: "hidden" },
});

export const resting = css({ color: color.inkSoft });

/** The line that replaces an undone part. */
export const undone = css({
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.tiny,
  lineHeight: leading.body,
});

export const fresh = css({
  color: color.ink,
  "&::before": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    inset: `calc(-1 * ${space[5]}) calc(-1 * ${space[8]})`,
    background: `radial-gradient(ellipse closest-side, color-mix(in srgb, ${color.lamp} 9%, transparent), transparent)`,
    pointerEvents: "none",
  },
});

/** The last part is marked by a line. */
export const last = css({
  paddingBlockEnd: space[5],
  backgroundImage: `linear-gradient(90deg, transparent, ${color.lamp}, transparent)`,
  backgroundRepeat: "no-repeat",
  backgroundPosition: "bottom",
  backgroundSize: "100% 1px",
});

const greatLetter = {
  float: "inline-start",
  marginInlineEnd: "0.09em",
  paddingBlockStart: "0.06em",
  color: color.lamp,
  fontFamily: reading.titleFont,
  fontSize: "3.35em",
  lineHeight: 0.82,
} as const;
/** Urdu letters are joined, so there is no drop cap. */
export const dropCap = css({ "&:not(:lang(ur))::first-letter": greatLetter });
/** For a text whose first letters are not known yet. */
export const latinDropCap = css({ "&:lang(en)::first-letter": greatLetter });

export const setup = css({ fontStyle: reading.slant, "&:lang(ur)": { fontStyle: "normal" } });

export const aside = css({
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
  lineHeight: leading.body,
});

export const own = css({
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.peacock}`,
  color: color.peacock,
  fontStyle: reading.slant,
  "&:lang(ur)": { fontStyle: "normal" },
});

export const ownLabel = css({
  marginInlineEnd: "0.35em",
  fontFamily: font.interface,
  fontSize: text.small,
  fontStyle: "normal",
  fontWeight: weight.bold,
});

const notice = css({
  display: "grid",
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: "1px solid currentColor",
  borderInlineStartWidth: "4px",
  borderRadius: radius.small,
  fontFamily: font.interface,
  fontSize: text.body,
  lineHeight: leading.body,
  background: color.surface,
});
export const error = css(notice, { color: color.madder });
export const warning = css(notice, { color: color.haldi });
export const glowing = css({ boxShadow: glow.lift, "&::before": { display: "none" } });
export const noticeWords = css({
  display: "flex",
  gap: space[3],
  "& > svg": { flex: "none", marginBlockStart: "2px" },
});

export const alternatives = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  color: color.ink,
});
export const alternativesTitle = css({ flex: "1 0 100%", fontSize: text.small });

export const completion = css({
  paddingBlock: space[8],
  fontFamily: font.title,
  fontSize: text.head,
  lineHeight: leading.tight,
  textAlign: "center",
  textWrap: "balance",
});

export const separator = css({
  display: "grid",
  justifyItems: "center",
  gap: space[2],
  marginBlock: space[4],
  textAlign: "center",
});

export const ornament = css({
  inlineSize: "48px",
  marginInline: "auto",
  color: color.lamp,
});

/** A painted page: the picture on its mount, within two lines. */
export const folio = css({
  inlineSize: "min(100%, 540px)",
  marginInline: "auto",
  fontFamily: reading.font,
});
export const mount = css({
  padding: "7px",
  border: `1px solid ${color.lamp}`,
  outline: `1px solid color-mix(in srgb, ${color.lamp} 40%, transparent)`,
  outlineOffset: "3px",
  borderRadius: "3px",
  background: color.surface,
  boxShadow: glow.lift,
});
export const caption = css({
  marginBlockStart: space[4],
  color: color.inkSoft,
  fontSize: text.lead,
  fontStyle: "italic",
  lineHeight: leading.body,
  textAlign: "center",
  textWrap: "balance",
});

export const thinking = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.body,
});

export const waiting = css({ display: "grid", gap: space[3] });
export const lost = css(notice, { borderColor: color.haldi });
export const waitingActions = css({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const newPassage = css({
  position: "absolute",
  insetBlockEnd: space[3],
  insetInline: 0,
  zIndex: layer.lifted + 1,
  display: "grid",
  justifyContent: "center",
  pointerEvents: "none",
  [lowWindow]: { position: "fixed" },
  [printed]: { display: "none" },
  transition: `opacity ${motion.quick} ${motion.ease}`,
  "& > *": { pointerEvents: "auto", boxShadow: glow.lift },
});

/** The session that this one branched from, above its first part. */
export const origin = css(aside, { textAlign: "center", textWrap: "balance" });

/** A note about the text, above its beginning. */
export const above = css({ display: "grid", justifyItems: "center", textAlign: "center" });
