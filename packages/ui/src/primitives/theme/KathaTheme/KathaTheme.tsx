import { css } from "@emotion/react";
import { useEffect, useMemo } from "react";
import type { ReactNode } from "react";
import type { ThemeChoice } from "../../../tokens/theme.ts";
import { color } from "../../../tokens/tokens.ts";
import type { ElementProps } from "../../element.ts";
import { warnOfAccent } from "./accent-warning.ts";
import { ThemeContext, useThemeProps } from "./theme-context.ts";
import type { ThemeProps } from "./theme-context.ts";
import { themeStyle } from "./theme-style.ts";
import type { ThemeValues } from "./theme-style.ts";

declare const process: { env: { NODE_ENV?: string } };

export interface KathaThemeProps extends ElementProps<"div">, ThemeValues {
  /**
   * The theme of this part of the page, which gets its own background; without it the theme around
   * it applies.
   */
  theme?: ThemeChoice | undefined;
  /** The content to which the theme applies. */
  children?: ReactNode;
}

const ground = css({ background: color.ground });

/**
 * A part of the page with its own theme, accent, typefaces, corners or density, which also apply to
 * overlays opened from it.
 */
export function KathaTheme(props: KathaThemeProps) {
  const { theme, accent, faces, radius, density, className, style, children, ...root } = props;
  const outer = useThemeProps();
  const own = themeStyle({ accent, faces, radius, density });
  const values = JSON.stringify({
    ...outer,
    className: "katha-theme",
    ...(theme && { "data-theme": theme }),
    style: { ...outer.style, ...own },
  } satisfies ThemeProps);
  // Keeps the same object while the values are equal, so that overlays do not render again.
  const themed = useMemo((): ThemeProps => JSON.parse(values), [values]);
  useEffect(() => {
    if (process.env.NODE_ENV === "development" && accent !== undefined) warnOfAccent(accent);
  }, [accent]);
  return (
    <ThemeContext value={themed}>
      <div
        className={className === undefined ? "katha-theme" : `katha-theme ${className}`}
        css={theme && ground}
        style={{ ...own, ...style }}
        {...(theme && { "data-theme": theme })}
        {...root}
      >
        {children}
      </div>
    </ThemeContext>
  );
}
