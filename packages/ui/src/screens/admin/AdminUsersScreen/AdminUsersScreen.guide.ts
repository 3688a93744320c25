import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "All users: searched, and what they may do changed.",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [],
  keyboard: [
    { keys: "Tab", does: "The search, the filters, then row by row: role, premium, menu." },
    { keys: "Arrow keys", does: "In a select or a menu: go through its entries." },
    { keys: "Escape", does: "In a question: closes it; nothing was changed." },
  ],
  spoken: [
    "Each control says whose it is; a question is an alert dialog.",
    "While a change is saved, its select is busy.",
  ],
  words: [
    {
      rule: "A change holds at once, and where it is written down.",
      good: "It holds at once, and is written in the audit log.",
      bad: "Confirm action",
      hindi: "यह तुरंत लागू होगा और बहीखाते में लिखा जाएगा।",
    },
  ],
  otherNames: ["user management", "accounts table", "roles", "suspension"],
};
