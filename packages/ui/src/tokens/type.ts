export const font = {
  title: "var(--k-font-title)",
  narration: "var(--k-font-narration)",
  interface: "var(--k-font-interface)",
  /** For Devanagari words in the English interface: fonts subset to just these letters. */
  titleWords: `"Rozha One", var(--k-font-title)`,
  interfaceWords: `"Mukta", var(--k-font-interface)`,
  /** Our fonts are the fallback for code, since stories are written in many scripts. */
  code: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace, var(--k-font-interface)",
} as const;

/** Sizes in rem, to respect the reader's own text size. */
export const textSizes = [
  "tiny",
  "small",
  "body",
  "lead",
  "narration",
  "title",
  "head",
  "display",
] as const;
export type TextSize = (typeof textSizes)[number];
export const text = {
  tiny: "0.8125rem",
  small: "0.9375rem",
  body: "1rem",
  lead: "1.125rem",
  narration: "1.1875rem",
  title: "1.375rem",
  head: "clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)",
  display: "clamp(2.5rem, 1.7rem + 3.6vw, 4.5rem)",
} as const satisfies Record<TextSize, string>;

export const leading = {
  tight: "var(--k-leading-tight)",
  body: "var(--k-leading-body)",
  narration: "var(--k-leading-narration)",
} as const;

export const leadingValues = { tight: 1.15, body: 1.5, narration: 1.65 } as const;

export const weight = { regular: 400, bold: 600 } as const;
/** Maximum line length of narration. */
export const measure = "68ch";

/** At the start of the parent, whichever way the words themselves run. Chromium knows the first name alone. */
export const besideParent = { textAlign: ["-webkit-match-parent", "match-parent"] } as const;
