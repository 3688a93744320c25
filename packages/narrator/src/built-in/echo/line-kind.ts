/** What a typed line is when the story tells it again. */
export type LineKind = "said" | "asked" | "refused" | "tried" | "strayed" | "still";
