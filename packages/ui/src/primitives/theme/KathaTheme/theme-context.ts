import { createContext, useContext } from "react";
import type { CSSProperties } from "react";
import type { Paper } from "../../../tokens/papers.ts";
import type { ThemeChoice } from "../../../tokens/theme.ts";

/** The attributes that give an element its own theme. */
export interface ThemeProps {
  className?: string;
  "data-theme"?: ThemeChoice;
  "data-paper"?: Paper;
  style?: CSSProperties;
}

export const ThemeContext = createContext<ThemeProps>({});

/** For overlays, which are rendered elsewhere in the page: a menu has the theme of its button. */
export function useThemeProps(): ThemeProps {
  return useContext(ThemeContext);
}
