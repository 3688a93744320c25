import { create } from "storybook/theming";
import { palette } from "../../packages/ui/src/tokens/palette.ts";
import type { Theme } from "../../packages/ui/src/tokens/theme.ts";

/** Storybook's own interface in Katha's dark or light theme. */
function storybookTheme(theme: Theme) {
  const colors = palette[theme];
  return create({
    base: theme,
    brandTitle: "Katha",
    brandImage: "./katha.svg",
    brandTarget: "_self",
    fontBase: '"Mukta", "Katha Interface Fallback", sans-serif',
    fontCode: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    colorPrimary: colors.lamp,
    colorSecondary: colors.lamp,
    appBg: colors.surface,
    appContentBg: colors.ground,
    appPreviewBg: colors.ground,
    appHoverBg: colors.raised,
    appBorderColor: colors.line,
    appBorderRadius: 6,
    inputBg: colors.ground,
    inputBorder: colors.edge,
    inputTextColor: colors.ink,
    inputBorderRadius: 6,
    buttonBg: colors.raised,
    buttonBorder: colors.line,
    textColor: colors.ink,
    textInverseColor: colors.ground,
    textMutedColor: colors["ink-soft"],
    barBg: colors.surface,
    barTextColor: colors["ink-soft"],
    barHoverColor: colors.lamp,
    barSelectedColor: colors.lamp,
  });
}

export const storybookThemes = {
  dark: storybookTheme("dark"),
  light: storybookTheme("light"),
} satisfies Record<Theme, unknown>;

export const managerTheme = storybookThemes.dark;
