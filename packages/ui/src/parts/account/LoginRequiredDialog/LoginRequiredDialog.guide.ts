import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Tells a guest that something needs an account, and lets them stay.",
  use: ["When a guest presses play, like or keep."],
  avoid: [
    {
      when: "A whole page that is only for those who are signed in: go to the sign-in page.",
      instead: "LoginPage",
    },
    { when: "Somebody signed in may not do it.", instead: "ForbiddenPage" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root: the popup." },
    {
      part: "Sentence",
      is: "Yours, where there is more to say than that one has to be signed in.",
    },
    { part: "Buttons", is: "Stay Here; Continue to Login." },
  ],
  keyboard: [
    { keys: "Escape", does: "Stays on the page." },
    { keys: "Tab", does: "Moves within the dialog." },
  ],
  spoken: [
    "Title and sentence are read when it opens; when it closes, the focus is back on what was pressed.",
  ],
  words: [
    {
      rule: "Say what the account is for.",
      good: "To keep this story for later, sign in.",
      bad: "Unauthorized: please authenticate to continue",
      hindi: "इस कहानी को बाद के लिए रखना हो, तो साइन इन कीजिए।",
    },
  ],
  otherNames: ["login modal", "sign-in wall", "auth gate", "paywall"],
};
