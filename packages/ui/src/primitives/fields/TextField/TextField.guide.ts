import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Takes a line of text, with its label, hint and error in their places.",
  use: [
    "Names, titles, addresses, numbers; `type` as with any input.",
    "A password: a button shows and hides what was typed.",
  ],
  avoid: [
    { when: "More than a line may be written.", instead: "Textarea" },
    { when: "It is one of a known list.", instead: "Combobox" },
    { when: "It finds stories.", instead: "Finder" },
  ],
  anatomy: [
    { part: "Label", is: "Above it, with “Optional” beside it where it is." },
    { part: "Box", is: "`prefix`, the input, `suffix`." },
    { part: "Input", is: "What is handed on reaches it, `className` too." },
    { part: "Error and hint", is: "Below it." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to it, then to the button of a password." },
    { keys: "Enter", does: "Sends the form, unless it ends a word of an input method." },
  ],
  spoken: [
    "The label, “edit text”, whether it is required or invalid, then the error and the hint.",
    "An error is announced when it appears.",
  ],
  words: [
    {
      rule: "The label is a noun; the hint says what is expected.",
      good: "Title",
      bad: "Please enter the title here",
      hindi: "शीर्षक",
    },
    {
      rule: "The error says how to mend it.",
      good: "Write at least 3 letters",
      bad: "Invalid input",
      hindi: "कम से कम 3 अक्षर लिखें",
    },
  ],
  otherNames: ["input", "text input", "text box", "password field", "form control", "फ़ील्ड"],
};
