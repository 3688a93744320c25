/** What kind of act the player's words are. */
export type ActKind = "said" | "asked" | "refused" | "tried" | "strayed" | "still";
