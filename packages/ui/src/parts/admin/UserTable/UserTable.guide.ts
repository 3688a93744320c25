import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lists who is here, and changes what they may do, each time after a question.",
  use: [
    "An administrator looks for somebody, gives a role or premium access, helps after a lost device, corrects coins or suspends an account.",
  ],
  avoid: [
    { when: "Somebody changes their own account.", instead: "SettingsPage" },
    { when: "What was changed, and by whom, is looked for.", instead: "AuditList" },
    { when: "The rows are of something else.", instead: "Table" },
  ],
  anatomy: [
    {
      part: "Frame",
      is: "The root, a `section` in which the table scrolls sideways; on a tablet and a phone each row is a card.",
    },
    {
      part: "Name",
      is: "Display name, a badge at your own and at a suspended one with its end, and the name to sign in with. It is the row's header.",
    },
    { part: "Role", is: "A select. Your own cannot be changed." },
    {
      part: "Facts",
      is: "The email address and whether it is verified, and when somebody joined and was last here.",
    },
    {
      part: "Premium",
      is: "Until when; pressed, a panel beside it asks for another day, or ends it.",
    },
    { part: "Coins", is: "How many; pressed, a dialog adds some or takes some, with a reason." },
    {
      part: "Sign-in",
      is: "Whether there is a second step, and a menu: sign out everywhere, remove the second step, suspend the account or lift its suspension.",
    },
    {
      part: "Question",
      is: "A dialog before a role, the second step, all sign-ins or a suspension are changed.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes through a row's role, premium and menu." },
    {
      keys: "Arrow keys in a select or the menu",
      does: "Go through its entries; Enter chooses, Escape closes.",
    },
    {
      keys: "Escape in a question or panel",
      does: "Closes it, and nothing changes; the focus returns.",
    },
    { keys: "Arrow keys on the frame", does: "Scroll the table." },
  ],
  spoken: [
    "A table; each control says whose it is: “Role of Meera Kulkarni”.",
    "A question is an alert dialog: its title and its consequence are read together.",
    "While a change is saved its select is busy.",
  ],
  words: [
    {
      rule: "The question names the person and the new role; the answer repeats the verb.",
      good: "Make Meera Kulkarni Author? It holds at once, and is written in the audit log.",
      bad: "Confirm role change? OK / Cancel",
      hindi: "मीरा कुलकर्णी को लेखक बनाएँ? यह तुरंत लागू होगा और बहीखाते में लिखा जाएगा।",
    },
  ],
  otherNames: ["user management", "member list", "people table", "roles and permissions"],
};
