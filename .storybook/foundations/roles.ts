import type { ColorName } from "../../packages/ui/src/tokens/color.ts";
import type { Breakpoint } from "../../packages/ui/src/tokens/scale.ts";
import type { radius } from "../../packages/ui/src/tokens/scale.ts";
import type { glow, motion } from "../../packages/ui/src/tokens/motion.ts";
import type { TextSize } from "../../packages/ui/src/tokens/type.ts";

/** What each token is for. */
export const colorRoles: Record<ColorName, string> = {
  ground: "The page itself",
  surface: "Cards and panels on the page",
  raised: "What lies above a card: menus, dialogs",
  line: "Hairlines that part one thing from the next",
  edge: "The border of what can be pressed or filled in",
  ink: "Words",
  "ink-soft": "Words of the second rank, icons",
  lamp: "The accent: the one thing to do, the focus",
  "lamp-ink": "Words on the accent",
  "lamp-wash": "Paper that is lit: what is chosen",
  madder: "Danger and errors, a liked heart",
  peacock: "Links and information",
  "peacock-wash": "Paper of information",
  leaf: "What succeeded, what is published",
  haldi: "Warnings, coins that run low",
  veil: "Over a page that waits behind a dialog",
  scrim: "Under words on a picture, dark in both themes",
  "scrim-ink": "Words on the scrim",
};

export const sizeRoles: Record<TextSize, string> = {
  tiny: "Footnotes and badges",
  small: "Hints, captions, secondary words",
  body: "The interface",
  lead: "The sentence under a title",
  narration: "A story’s own text",
  title: "The title of a card or a section",
  head: "The title of a page",
  display: "A title across the stage",
};

export const radiusRoles: Record<keyof typeof radius, string> = {
  small: "Controls",
  large: "Cards, panels, dialogs",
  round: "Circles and pills",
};

export const motionRoles: Record<Exclude<keyof typeof motion, "ease">, string> = {
  quick: "An answer to a press or a hover",
  calm: "Something comes or goes",
};

export const glowRoles: Record<keyof typeof glow, string> = {
  lamp: "Light around what is to be done",
  lift: "Shadow under what stands out",
};

export const widthRoles: Record<Breakpoint, string> = {
  phone: "The narrowest that is drawn",
  tablet: "Two columns begin",
  desktop: "The bar and the shelves are whole",
};
