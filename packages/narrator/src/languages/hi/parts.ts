import type { Parts } from "../language.ts";

/** What many phrases of Hindi have, in both scripts, by the name that stands for it in braces. */
export const parts: Parts = {
  lead: "^ [1..4,] [(अरे|arre),?]*",
  // "I open": what the player may do, or will.
  iDo: "!(हूं)(~ूं|~ऊं)",
  iDoLatin: "~(oon|un|u)",
  am: "(हूं|हू|hoon|hon|hu|hun)",
};
