import { css, keyframes } from "@emotion/react";
import { below, color, from, space, text } from "../../../../tokens/tokens.ts";
import { commandStyle } from "../command-style.ts";

export const tray = css({
  display: "grid",
  gap: space[2],
  // The story's own commands stand in the row of the four where there is room for them.
  [from.tablet]: { display: "flex", flexWrap: "wrap" },
});

const wholeLine = { flex: "1 0 100%" } as const;
export const again = css({ [from.tablet]: wholeLine });

/** The submit button is inside the text box. */
export const field = css({
  position: "relative",
  [from.tablet]: wholeLine,
  "& [data-text]": { minBlockSize: "52px", paddingInlineEnd: "84px" },
  "& textarea::placeholder": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& textarea, & [data-text]::after": { paddingBlock: space[3] },
});
/** Leaves room for Stop too, or for what is beside Act. */
export const withAnother = css({ "& [data-text]": { paddingInlineEnd: "164px" } });
export const withTwoOthers = css({ "& [data-text]": { paddingInlineEnd: "210px" } });
export const act = css({
  position: "absolute",
  display: "flex",
  gap: space[1],
  insetBlockEnd: "5px",
  insetInlineEnd: "5px",
  "& > button": { boxShadow: "none" },
  "& > button:focus-visible": { zIndex: 1 },
  "& > button[aria-disabled=true]": { background: color.raised, color: color.inkSoft, opacity: 1 },
});

const wrapping = css({
  display: "flex",
  flexWrap: "wrap",
  flex: "1 1 auto",
  gap: space[2],
  [below.tablet]: { gap: "6px" },
});
/** Four in a row, or two or one where large text leaves no room for more. */
export const commands = css(wrapping, { [from.tablet]: { flexBasis: "440px" } });
export const pair = wrapping;
export const halves = css({ "& > button": { flexBasis: 0 } });

/** On a phone the price is below the command, so that four fit in a row. */
export const command = css(commandStyle, {
  position: "relative",
  display: "flex",
  justifyContent: "center",
  flex: "1 1 auto",
  minBlockSize: "46px",
  fontSize: text.body,
  "&[aria-disabled=true]": {
    color: color.inkSoft,
    cursor: "not-allowed",
    "& > [aria-hidden]": { opacity: 0.5 },
  },
  [below.tablet]: {
    flexDirection: "column",
    gap: "2px",
    minBlockSize: "58px",
    paddingBlock: "5px",
    paddingInline: "2px",
    fontSize: text.small,
  },
});

/** Takes no space while empty, but is rendered so that screen readers announce it when it fills. */
export const tooLong = css({
  color: color.madder,
  fontSize: text.small,
  [from.tablet]: wholeLine,
  "&:empty": { position: "absolute" },
});

const kindle = keyframes({ from: { opacity: 0.25 }, to: { opacity: 1 } });

export const pulsing = css({
  "&::after": {
    content: '""',
    position: "absolute",
    inset: "-1px",
    border: `2px solid ${color.lamp}`,
    borderRadius: "inherit",
    boxShadow: `0 0 14px color-mix(in srgb, ${color.lamp} 45%, transparent)`,
    pointerEvents: "none",
    animation: `${kindle} 1.2s ease-in-out infinite alternate`,
    "@media (prefers-reduced-motion: reduce)": { animation: "none" },
  },
});
