import type { paces, partLengths } from "@katha/api/contract";

/** How quickly a story moves, as its reader wants it. */
export type Pace = (typeof paces)[number];

/** How long a part is, as its reader wants it. */
export type PartLength = (typeof partLengths)[number];
