/** Search words for pages without a guide, by page title. */
export const otherNamesOfPages: Readonly<Record<string, readonly string[]>> = {
  "Foundations/Colour": ["accent", "token", "palette", "swatch", "theme", "dark mode"],
  "Foundations/Type": ["font", "typeface", "typography", "text size"],
  "Foundations/Space": ["spacing", "margin", "padding", "grid", "breakpoint", "radius"],
  "Foundations/Motion": ["animation", "transition", "duration", "easing"],
  "Foundations/Messages": ["i18n", "localization", "translation", "copy"],
  "Foundations/Own colours": ["high contrast", "forced colours", "accessibility"],
};
