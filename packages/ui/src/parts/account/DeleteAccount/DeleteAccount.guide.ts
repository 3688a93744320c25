import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lets somebody leave for good, after a question and a password.",
  use: ["At the end of the settings of an account."],
  avoid: [
    { when: "Signing out.", instead: "SignInList" },
    { when: "Deleting one thing of many.", instead: "Dialog" },
  ],
  anatomy: [
    { part: "Section", is: "The root, with its heading, a warning and the button." },
    { part: "Question", is: "An alert dialog beside the root." },
    {
      part: "Stories",
      is: "Two radio buttons: published stories stay, or go too; at first they stay.",
    },
    { part: "Password", is: "Without it nothing is deleted." },
  ],
  keyboard: [
    { keys: "Enter", does: "In the password deletes the account, once it is filled in." },
    { keys: "Arrow keys", does: "Choose what becomes of the stories." },
    { keys: "Escape", does: "Stays; the password is forgotten." },
  ],
  spoken: [
    "An alert dialog: title and warning are read when it opens, and the focus is on the password.",
    "A missing password is read with its field; a failure is an alert.",
  ],
  words: [
    {
      rule: "Say what goes, in words one owns.",
      good: "Your account goes, and with it your sessions, likes, bookmarks and coins.",
      bad: "All associated data will be purged.",
      hindi: "आपका खाता चला जाएगा, और उसके साथ आपके सत्र, पसंद, बुकमार्क और सिक्के।",
    },
  ],
  otherNames: ["close account", "danger zone", "remove account", "GDPR erasure"],
};
