import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lists the apps and passkeys of an account, to rename and to remove.",
  use: ["Within TwoStepSection, or on an administrator's page of the same kind."],
  avoid: [
    { when: "The sessions of the account.", instead: "SignInList" },
    { when: "With state, buttons to add and recovery codes.", instead: "TwoStepSection" },
  ],
  anatomy: [
    { part: "List", is: "The root, a `ul`." },
    { part: "Factor", is: "Its name, its kind, since when, and when last used." },
    {
      part: "Buttons",
      is: "Rename opens a field in its place; Remove only reports the wish: ask before you do it.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Rename and Remove of each." },
    { keys: "Enter", does: "In the field keeps the new name." },
    { keys: "Escape", does: "In the field leaves the name; the focus is back on Rename." },
  ],
  spoken: [
    "Buttons name their factor: “Rename My telephone”, “Remove My telephone”.",
    "A missing name is read with the field.",
  ],
  words: [
    {
      rule: "Suggest names that tell two of a kind apart.",
      good: "Chrome on Linux",
      bad: "Passkey 2",
      hindi: "Linux पर Chrome",
    },
  ],
  otherNames: ["authenticators", "security keys", "credentials", "devices"],
};
