import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lists what a new password needs, checked off while it is typed.",
  use: ["Below the field of a new password, which names it in `aria-describedby`."],
  avoid: [
    { when: "Both fields are wanted too.", instead: "NewPassword" },
    { when: "Another field's hint.", instead: "TextField" },
  ],
  anatomy: [
    { part: "Rules", is: "The root, a `div`; give it the `id` that the field refers to." },
    { part: "List", is: "Five rules, each with a ring that becomes a tick." },
    { part: "Passphrase", is: "The other way: many words." },
  ],
  keyboard: [],
  spoken: ["Each rule is followed by “done” or “missing”; nothing is announced at each stroke."],
  words: [
    {
      rule: "A rule names what is needed, not what is forbidden.",
      good: "An uppercase letter",
      bad: "Must not be all lowercase!",
      hindi: "एक बड़ा अक्षर (A-Z)",
    },
  ],
  otherNames: ["password strength", "checklist", "requirements", "validation"],
};
