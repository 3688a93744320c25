import type { CSSProperties } from "react";
import type { Accent } from "../../../tokens/accent.ts";

export interface ThemeFaces {
  /** For titles. */
  display?: string;
  /** For narration and long texts. */
  reading?: string;
  /** For everything else. */
  interface?: string;
}

export interface ThemeValues {
  /**
   * The colour of buttons, links, focus ring, glow and washes: one for both themes, or one for
   * each. Written as `#rrggbb`, its contrast is checked in development.
   */
  accent?: Accent | undefined;
  /**
   * Typefaces that are tried before ours, which still provide the letters that they lack. Your page
   * has to load the font files.
   */
  faces?: ThemeFaces | undefined;
  /**
   * Corner radius as a multiple of the default: 0 is square, 2 is soft. Round shapes stay round.
   */
  radius?: number | undefined;
  /** Spacing as a multiple of the default. The height of buttons and links does not change. */
  density?: number | undefined;
}

/** The custom properties that tokens.css reads; plain CSS can set the same ones. */
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
  // An inherited pair of accents would override the single colour.
  return { "--k-accent": accent, "--k-accent-dark": "initial", "--k-accent-light": "initial" };
}
