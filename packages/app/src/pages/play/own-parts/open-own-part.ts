import type { ListedMark } from "@katha/ui/screens";

/** Something that a reader does with a part of a session, or their list of bookmarks and notes. */
export type OpenOwnPart =
  | { readonly kind: "marks" }
  | {
      readonly kind: "mark" | "reword" | "takeBack" | "tellings" | "cost";
      readonly part: string;
      /** For a mark that is changed from the list. */
      readonly listed?: ListedMark;
    };

const kinds: ReadonlySet<string> = new Set([
  "marks",
  "mark",
  "reword",
  "takeBack",
  "tellings",
  "cost",
]);

export const isOwnPart = (open: { readonly kind: string }): open is OpenOwnPart =>
  kinds.has(open.kind);
