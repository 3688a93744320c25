import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Makes, lists and ends the tokens with which other software gets into an account.",
  use: ["Among the settings of an account, where the house takes tokens or one is left."],
  avoid: [
    { when: "Where an account is signed in.", instead: "SignInList" },
    { when: "A key that others gave the reader.", instead: "OwnKey" },
  ],
  anatomy: [
    { part: "Section", is: "The root, a sheet with a heading and what tokens are for." },
    {
      part: "Address",
      is: "Where tokens are taken, and where reading apps find the account's books; a button copies each.",
    },
    { part: "List", is: "Name, what it may do, made, last used and ended when; End on each." },
    { part: "Form", is: "Name, what it may do, how long, and the password." },
    { part: "Token", is: "Shown once, with a button that copies it; never again." },
  ],
  keyboard: [
    { keys: "Tab", does: "The addresses, each token, and the button that makes one." },
    { keys: "Enter", does: "In the form makes the token." },
  ],
  spoken: [
    "Each button names its token: “End the token Kitchen”.",
    "A new token is a region that has the focus; that it was copied is a status.",
  ],
  words: [
    {
      rule: "Say what whoever has it can do.",
      good: "Find stories, read them and play for you",
      bad: "read:all scope",
      hindi: "कहानियाँ ढूँढना, पढ़ना और आपके लिए खेलना",
    },
  ],
  otherNames: ["API token", "personal access token", "app password", "MCP", "OPDS"],
};
