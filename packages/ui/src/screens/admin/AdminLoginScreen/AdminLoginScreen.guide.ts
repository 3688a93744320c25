import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Signs an administrator in.",
  from: [
    { at: "ForbiddenScreen", by: "“Sign in as somebody else”" },
    { by: "Any page of the administration, when nobody is signed in" },
    { at: "AdminShell", by: "Signing out" },
  ],
  to: [
    { at: "HomeScreen", by: "The logo" },
    { at: "AdminStoriesScreen", by: "Once signed in, unless another page was wanted" },
  ],
  keyboard: [
    { keys: "Tab", does: "The logo, the name, the password, the button." },
    { keys: "Enter", does: "In a field: signs in; if one is empty, the focus goes there." },
  ],
  spoken: [
    "Why it failed is an alert above the fields.",
    "When the second step appears the focus is in its field; after “Back” it is in the password.",
  ],
  words: [
    {
      rule: "What to look at again, without saying which of the two was wrong.",
      good: "Invalid credentials. Please check your username and password.",
      bad: "401",
      hindi: "नाम या पासवर्ड सही नहीं है। दोनों जाँचें।",
    },
  ],
  otherNames: ["administration sign-in", "back office login"],
};
