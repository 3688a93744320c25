import { css } from "@emotion/react";
import type { CSSProperties } from "react";
import type { ThemeProps } from "../../../primitives/theme/KathaTheme/theme-context.ts";
import { paperThemes } from "../../../tokens/papers.ts";
import { font } from "../../../tokens/tokens.ts";
import { paperOf } from "./settings.ts";
import type { ReadingSettings } from "@katha/api/shapes";

const scales: Record<ReadingSettings["size"], number> = {
  small: 0.9,
  usual: 1,
  large: 1.2,
  larger: 1.45,
  largest: 1.8,
};
/** Of the column, which also grows with the letters: a line keeps its number of words. */
const lengths: Record<ReadingSettings["lines"], number> = { short: 0.75, usual: 1, long: 1.3 };
const spacings: Record<ReadingSettings["spacing"], number> = { close: 0.9, usual: 1, wide: 1.25 };
/** `legible` has letters that are hard to mistake for one another, which helps many dyslexic readers. */
const faces: Record<ReadingSettings["face"], string> = {
  book: font.narration,
  plain: font.interface,
  legible: `"Atkinson Hyperlegible", ${font.interface}`,
};

const namesOf = <Name extends string>(values: Record<Name, unknown>) =>
  Object.keys(values) as Name[];

export const readingSizes = namesOf(scales);
export const lineLengths = namesOf(lengths);
export const lineSpacings = namesOf(spacings);
export const readingFaces = namesOf(faces);

const own = (name: string, fallback: string | number) => `var(--k-reading-${name}, ${fallback})`;

/** What the text of a story is set in: a reader's settings as custom properties, ours without them. */
export const reading = {
  scale: own("scale", 1),
  length: own("length", 1),
  spacing: own("spacing", 1),
  font: own("font", font.narration),
  titleFont: own("title-font", font.title),
  wordSpacing: own("word-spacing", "normal"),
  slant: own("slant", "italic"),
} as const;

export function readingStyle({ size, lines, spacing, face }: ReadingSettings): CSSProperties {
  const values = {
    "--k-reading-scale": scales[size],
    "--k-reading-length": lengths[lines],
    "--k-reading-spacing": spacings[spacing],
    "--k-reading-font": faces[face],
    ...(face !== "book" && { "--k-reading-title-font": faces[face] }),
    ...(spacing === "wide" && { "--k-reading-word-spacing": "0.16em" }),
    // Slanted letters are the hardest to tell apart.
    ...(face === "legible" && { "--k-reading-slant": "normal" }),
  };
  return values as CSSProperties;
}

/** The theme of a reader's paper; nothing of its own where the site's theme stays. */
export function paperProps(settings: Pick<ReadingSettings, "paper">): ThemeProps {
  const paper = paperOf(settings);
  if (paper) {
    return { className: "katha-theme", "data-theme": paperThemes[paper], "data-paper": paper };
  }
  const { paper: theme } = settings;
  return theme === "dark" || theme === "light"
    ? { className: "katha-theme", "data-theme": theme }
    : {};
}

/** As under the system's reduced motion. */
export const still = css({
  "--k-motion-quick": "0ms",
  "--k-motion-calm": "0ms",
  "& *, & *::before, & *::after": {
    animation: "none !important",
    transition: "none !important",
  },
});
