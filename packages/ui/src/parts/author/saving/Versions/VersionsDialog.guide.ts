import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lists what a story was, compares a version with now, and brings it back.",
  use: [
    "An author wants back what they changed or deleted.",
    "Before something large is changed, to see what has changed already.",
  ],
  avoid: [
    { when: "Two people's changes have to be chosen between.", instead: "ConflictPanel" },
    { when: "One step is to be taken back in the structure.", instead: "StructurePanel" },
  ],
  anatomy: [
    {
      part: "Dialog",
      is: "The root, a large `Dialog`; its title names the list or the version that is compared.",
    },
    {
      part: "List",
      is: "The newest first: date, number, who wrote it, how many scenes and words, and Compare.",
    },
    {
      part: "Comparison",
      is: "Scenes that came and went, endings won and lost, fields and scenes that changed, each as it was and as it is.",
    },
    { part: "Restore", is: "Beside the way back; not offered for the newest version." },
    {
      part: "Question",
      is: "Asked first when something is not saved: go back and save, or put it away.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Stays inside the dialog." },
    {
      keys: "Enter or Space on Compare",
      does: "Shows the comparison; the focus goes to the way back to the list.",
    },
    { keys: "Escape", does: "Closes the dialog and returns the focus to what opened it." },
  ],
  spoken: [
    "A dialog with its title; the list is a list “Versions of this story”.",
    "Each button says which version it compares: “Compare version 7 with what is here now”.",
    "The question about unsaved words is a status and takes the focus at its safe answer.",
  ],
  words: [
    {
      rule: "Say that restoring loses nothing: it is what people fear.",
      good: "Restoring one saves it as the newest; none is lost.",
      bad: "Rollback to this revision",
      hindi: "किसी को लौटाने पर वह सबसे नया बनकर सहेजा जाता है; कोई संस्करण नहीं खोता।",
    },
  ],
  otherNames: ["version history", "revisions", "history", "changelog", "rollback"],
};
