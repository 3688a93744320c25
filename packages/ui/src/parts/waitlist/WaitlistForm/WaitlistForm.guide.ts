import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Takes a name and an email address for the waitlist.",
  use: ["On the page of premium; `consent` where the entry is kept here."],
  avoid: [
    { when: "A new account.", instead: "RegisterPage" },
    { when: "Any other form.", instead: "Form" },
  ],
  anatomy: [
    { part: "Form", is: "The root, a named `form`." },
    { part: "Answer", is: "A `Callout` above the fields where it failed." },
    { part: "Fields", is: "Name and email, and with `consent` a box to agree." },
    { part: "Notes", is: "Your children: how the entry is used." },
    { part: "Button", is: "It waits while the entry is handed on." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves through the fields to the button." },
    { keys: "Enter", does: "Sends it; the first field that is wrong gets the focus." },
  ],
  spoken: [
    "Each fault is read with its field, since the focus goes there.",
    "A failure is an alert; what was typed is still there.",
  ],
  words: [
    {
      rule: "Say what is missing, at the field.",
      good: "Please enter a valid email address",
      bad: "Error",
      hindi: "कृपया सही ईमेल पता लिखें",
    },
  ],
  otherNames: ["sign-up form", "email capture", "newsletter form", "early access"],
};
