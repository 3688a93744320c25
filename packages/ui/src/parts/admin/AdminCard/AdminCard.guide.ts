import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "The frame of the pages that stand before the administration: signing in, and showing a second factor.",
  use: [
    "Somebody has to sign in as an administrator, or to show who they are once more.",
    "The page has one task and none of the administration's places yet.",
  ],
  avoid: [
    { when: "The administrator is signed in.", instead: "AdminShell" },
    { when: "Players and authors sign in.", instead: "AccountFrame" },
    { when: "A question is asked over a page.", instead: "Dialog" },
  ],
  anatomy: [
    { part: "Page", is: "The root, the `main` of the page; the card stands in its middle." },
    { part: "Logo", is: "A link to the start page." },
    { part: "Title and note", is: "An `h1`, and a sentence under it." },
    { part: "Children", is: "A form, or a sentence and what to do." },
  ],
  keyboard: [{ keys: "Tab", does: "Goes to the logo first, then into the form." }],
  spoken: [
    "The card is the main landmark of its page, with the title as its only heading of level 1.",
    "The logo is a link that says where it leads.",
  ],
  words: [
    {
      rule: "The note says whom the page is for, so that others know they are wrong here.",
      good: "For those who keep the house.",
      bad: "Restricted area. Unauthorized access is prohibited.",
      hindi: "उनके लिए जो इस घर को सँभालते हैं।",
    },
  ],
  otherNames: ["login card", "auth layout", "centered card", "sign-in page"],
};
