import { createContext, useContext } from "react";
import type { CSSProperties } from "react";
import type { ThemeChoice } from "../../../tokens/theme.ts";

/** What makes an element a theme of its own. */
export interface ThemeProps {
  className?: string;
  "data-theme"?: ThemeChoice;
  style?: CSSProperties;
}

export const ThemeContext = createContext<ThemeProps>({});

/** For what is rendered elsewhere in the page: a menu looks like the theme that its button is in. */
export function useThemeProps(): ThemeProps {
  return useContext(ThemeContext);
}
