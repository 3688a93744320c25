import { held } from "../held.ts";

/** What the site asks or tells over whatever page is open. */
export type Question =
  | { readonly kind: "login"; readonly reason?: "play" | "turn" }
  | { readonly kind: "premium" }
  | { readonly kind: "link"; readonly url: string; readonly isCopied: boolean }
  /** A story could not be entered. */
  | { readonly kind: "trouble"; readonly error: unknown };

const { read, listen, put } = held<Question | null>(null);

export const questions = { read, listen, ask: put };
