/** Latin and Devanagari faces come first, then those of other scripts, which are used only when loaded. */
const otherScripts = [
  "Noto Serif Bengali",
  "Noto Serif Telugu",
  "Noto Serif Tamil",
  "Noto Serif Gujarati",
  "Noto Serif Kannada",
  "Noto Serif Malayalam",
  "Noto Nastaliq Urdu",
];

/** The faces of each stack, and the custom face of a theme that comes before them. */
export const faceStacks = {
  title: {
    own: "display",
    faces: ["Rozha One Extended", "Rozha One", "Katha Title Fallback", ...otherScripts, "serif"],
  },
  narration: {
    own: "reading",
    faces: [
      "Newsreader",
      "Tiro Devanagari Hindi",
      "Katha Narration Fallback",
      ...otherScripts,
      "serif",
    ],
  },
  interface: {
    own: "interface",
    faces: ["Mukta Extended", "Mukta", "Katha Interface Fallback", ...otherScripts, "sans-serif"],
  },
} as const;
