/** Both times become 0 under reduced motion, in the style sheet itself. */
export const motion = {
  quick: "var(--k-motion-quick)",
  calm: "var(--k-motion-calm)",
  ease: "var(--k-motion-ease)",
} as const;

/** Only what costs no layout may move. */
export const moves = ["transform", "opacity"] as const;

export const glow = { lamp: "var(--k-glow-lamp)", lift: "var(--k-glow-lift)" } as const;
