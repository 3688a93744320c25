import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "A session that is played: the story so far, and everything that the player can do in it.",
  use: ["Once, on the page of a play whose session is ready."],
  avoid: [
    { when: "The session is not loaded yet, or cannot be.", instead: "PlayPage" },
    { when: "An author tries a story out.", instead: "PlayFromHere" },
    { when: "A story's text alone.", instead: "PlayLog" },
  ],
  anatomy: [
    { part: "Root", is: "A `div` as high as the window; only the log in it scrolls." },
    { part: "Bar", is: "A TopBar of yours; it folds away on a phone while the player reads on." },
    {
      part: "Log",
      is: "A PlayLog of yours, with TakenChoice, AfterStory, RetellPart and Choices below the last part.",
    },
    {
      part: "Foot",
      is: "AlternativesPanel if a model was too expensive, your own notices, CommandTray and ReceiptLine.",
    },
    { part: "Question", is: "UndoDialog, before a part is undone." },
    { part: "Summary", is: "EndingDialog, which opens at a press once the story has ended." },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes through the bar, the log, the choices and the tray." },
    {
      keys: "Escape",
      does: "Closes what is open; else shows the part that is being typed at once.",
    },
  ],
  spoken: [
    "The title of the story is the page's heading.",
    "After “Not what I meant” the focus is in the field, where the line can be typed again.",
  ],
  words: [
    {
      rule: "A question says what is lost, and both answers say what they do.",
      good: "Undo this part / Keep it",
      bad: "OK / Cancel",
      hindi: "वापस लें / रहने दें",
    },
  ],
  otherNames: ["player", "game", "play view", "chat", "reader"],
};
