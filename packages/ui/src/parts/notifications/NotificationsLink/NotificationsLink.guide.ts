import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Leads to the news, and says calmly how many are unread.",
  use: ["As the `notifications` of a `NavigationBar`."],
  avoid: [{ when: "Something needs an answer now.", instead: "Notice" }],
  anatomy: [
    { part: "Link", is: "The root, an `a` as large as a button." },
    { part: "Bell", is: "An icon." },
    { part: "Number", is: "At its corner; none if all is read, and 99+ beyond 99." },
  ],
  keyboard: [{ keys: "Enter", does: "Opens the list." }],
  spoken: ["“News, 3 unread, link”. It does not speak up by itself when the number changes."],
  words: [
    {
      rule: "Say how many, and not that they wait.",
      good: "News, 3 unread",
      bad: "You have 3 new alerts!",
      hindi: "ख़बरें, 3 नई",
    },
  ],
  otherNames: ["notification bell", "inbox", "alerts", "badge"],
};
