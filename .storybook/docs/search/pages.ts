/** Search words for pages without a guide, by page title. */
export const otherNamesOfPages: Readonly<Record<string, readonly string[]>> = {
  "Foundations/Colour": ["accent", "token", "palette", "रंग", "swatch", "theme", "dark mode"],
  "Foundations/Type": ["font", "typeface", "typography", "text size", "अक्षर"],
  "Foundations/Space": ["spacing", "margin", "padding", "grid", "breakpoint", "radius", "दूरी"],
  "Foundations/Motion": ["animation", "transition", "duration", "easing", "गति"],
  "Foundations/Messages": ["i18n", "localization", "translation", "copy", "अनुवाद"],
  "Foundations/Own colours": ["high contrast", "forced colours", "accessibility"],
};
