import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Shown instead of a page that the reader may not see.",
  from: [{ by: "Any page of the administration, without the role" }],
  to: [
    { at: "HomeScreen", by: "“To all stories”" },
    { at: "AdminLoginScreen", by: "“Sign in as somebody else”" },
  ],
  keyboard: [
    { keys: "Tab", does: "“To all stories”, then “Sign in as somebody else”." },
    { keys: "Enter", does: "Follows it." },
  ],
  spoken: ["Heading and note are read as any text: it is not an alert, because nothing broke."],
  words: [
    {
      rule: "Say who may open it, and blame nobody.",
      good: "You are signed in, and this room is for others. If it should be open to you, ask whoever keeps the library.",
      bad: "403 Forbidden: access denied",
      hindi:
        "आप साइन इन हैं, पर यह कमरा औरों के लिए है। अगर यह आपके लिए खुलना चाहिए, तो पुस्तकालय के रखवाले से कहिए।",
    },
  ],
  otherNames: ["403 page", "access denied page", "unauthorized"],
};
