import type { Writer } from "@katha/narrator";

const drafts = [{ text: "A crossing that is owed", choice: "Row", choices: ["Wait"] }];

/** Always has the same to suggest. */
export const scriptedWriter: Writer = {
  write: async () => ({ text: JSON.stringify({ drafts }), servedBy: "a script" }),
};
