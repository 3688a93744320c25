import type { CSSProperties } from "react";
import type { Accent } from "../../../tokens/accent.ts";

export interface ThemeFaces {
  /** Titles. */
  display?: string;
  /** Narration and long texts. */
  reading?: string;
  /** Everything else. */
  interface?: string;
}

export interface ThemeValues {
  /**
   * The colour of what one presses, of the focus ring, glow and washes: one for both themes, or one for each. As
   * `#rrggbb` its contrast is checked in development.
   */
  accent?: Accent | undefined;
  /** Typefaces that come before ours, which stay for the letters they lack. Your page loads their files. */
  faces?: ThemeFaces | undefined;
  /** Corners, as a multiple of ours: 0 is square, 2 is soft. What is round stays round. */
  radius?: number | undefined;
  /** Spaces between and within things, as a multiple of ours. What one presses keeps its height. */
  density?: number | undefined;
}

/** The custom properties that tokens.css reads; plain CSS can set the same. */
export function themeStyle({ accent, faces, radius, density }: ThemeValues): CSSProperties {
  const values = {
    ...accentStyle(accent),
    "--k-face-display": faces?.display,
    "--k-face-reading": faces?.reading,
    "--k-face-interface": faces?.interface,
    "--k-radius": radius,
    "--k-density": density,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function accentStyle(accent: Accent | undefined) {
  if (accent === undefined) return {};
  if (typeof accent !== "string")
    return { "--k-accent-dark": accent.dark, "--k-accent-light": accent.light };
  // A pair from a theme around this one would win over the single colour.
  return { "--k-accent": accent, "--k-accent-dark": "initial", "--k-accent-light": "initial" };
}
