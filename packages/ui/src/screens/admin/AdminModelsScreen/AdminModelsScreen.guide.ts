import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "Who tells and who paints: models that were found on this machine, brought to it or bought by key, heard, bound and priced.",
  from: [
    { at: "AdminStoriesScreen", by: "When a model was found and no storyteller is bound" },
    { at: "EditStoryScreen", by: "For administrators, when no model could suggest" },
    { at: "AdminHealthScreen", by: "When a model fails or turns hang" },
    { at: "AdminShell", by: "The bar of the administration" },
  ],
  to: [],
  keyboard: [
    { keys: "Tab", does: "Goes down the first column, then the second." },
    {
      keys: "Enter, Space",
      does: "On “Hear a sample” or “See a sample”: the dialog opens, with the focus in it.",
    },
    { keys: "Escape", does: "In the dialog: closes it; a model that is telling is stopped." },
  ],
  spoken: [
    "That a model was bound is a status at the top; why it was refused is said at its row.",
    "While a model is heard or looked at, the page behind its dialog is silent.",
  ],
  words: [
    {
      rule: "A change holds at once, and says where it is written down.",
      good: "Who tells and who paints. A change holds at once, on every server, and is written in the audit log.",
      bad: "Model configuration",
      hindi:
        "कौन कहानी सुनाता है और कौन चित्र बनाता है। हर बदलाव उसी क्षण हर सर्वर पर लागू होता है और लेखे में लिखा जाता है।",
    },
  ],
  otherNames: ["provider settings", "llm settings", "model picker for administrators"],
};
