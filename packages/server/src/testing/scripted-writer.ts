import type { Writer } from "@katha/narrator";

const drafts = [
  {
    text: "A crossing that is owed",
    choice: "Row",
    choices: ["Wait"],
    says: "The oars knock.",
  },
];

/** Always suggests the same. */
export const scriptedWriter: Writer = {
  write: async () => ({ text: JSON.stringify({ drafts }), servedBy: "a script" }),
};
