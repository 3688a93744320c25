import { create } from "storybook/theming";
import { palette } from "../../packages/ui/src/tokens/palette.ts";

const night = palette.dark;

/** Storybook itself, by Katha's lamps. */
export const managerTheme = create({
  base: "dark",
  brandTitle: "Katha",
  brandImage: "./katha.svg",
  brandTarget: "_self",
  fontBase: '"Mukta", "Katha Interface Fallback", sans-serif',
  colorPrimary: night.lamp,
  colorSecondary: night.lamp,
  appBg: night.surface,
  appContentBg: night.ground,
  appPreviewBg: night.ground,
  appHoverBg: night.raised,
  appBorderColor: night.line,
  appBorderRadius: 6,
  inputBg: night.ground,
  inputBorder: night.edge,
  inputTextColor: night.ink,
  inputBorderRadius: 6,
  buttonBg: night.raised,
  buttonBorder: night.line,
  textColor: night.ink,
  textInverseColor: night.ground,
  textMutedColor: night["ink-soft"],
  barBg: night.surface,
  barTextColor: night["ink-soft"],
  barHoverColor: night.lamp,
  barSelectedColor: night.lamp,
});
