import type { DerivedColor, OwnColor } from "../palette.ts";

/** What each colour is for, in a few words. */
export const describedColors: Readonly<Record<OwnColor | DerivedColor, string>> = {
  ground: "Behind the page.",
  surface: "Panels and fields on the page.",
  raised: "What lies over the page: menus, dialogs.",
  line: "Hairlines that divide and identify nothing.",
  edge: "Borders that show where a control ends.",
  ink: "Text.",
  "ink-soft": "Secondary text.",
  lamp: "The accent: what one presses, links, the focus ring.",
  "lamp-ink": "Text and marks on the accent.",
  "lamp-wash": "Behind what is pointed at or chosen.",
  madder: "Danger: what failed or cannot be undone.",
  peacock: "Information.",
  "peacock-wash": "Behind information.",
  leaf: "Success.",
  haldi: "Warning.",
  veil: "Paper that lets a little through.",
  scrim: "Darkness over pictures, in both themes.",
  "scrim-ink": "Text on that darkness.",
  shadow: "What glows and shadows are made of.",
};
