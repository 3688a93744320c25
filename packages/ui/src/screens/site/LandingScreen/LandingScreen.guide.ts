import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "What a stranger sees first: five sections that say what Katha is, and the way in.",
  from: [
    { by: "The bare address of the site" },
    { at: "AccountScreen", by: "Once the account is deleted" },
  ],
  to: [
    { at: "HomeScreen", by: "“Begin Your Saga”, “Start Your Legend”, or the name in the head" },
    { at: "TermsScreen", by: "A link at the foot of the last section" },
    { at: "PrivacyScreen", by: "A link at the foot of the last section" },
    { at: "GuideScreen", by: "A link at the foot of the last section" },
  ],
  keyboard: [
    {
      keys: "Page Down, Page Up, arrow keys",
      does: "Turn to the next or the previous section, where the sections fill the window.",
    },
    { keys: "Home, End", does: "Go to the first or the last section." },
    { keys: "Tab", does: "Goes through the links; the dots lead to the sections." },
  ],
  spoken: [
    "The five sections are regions, each named by its heading; the dots are a navigation that says which one is shown.",
    "The paintings and the fan of covers are not read.",
  ],
  words: [
    {
      rule: "The first line says what is different here.",
      good: "Read a passage. Say what you do, in your own words. The story goes on from there, and remembers.",
      bad: "AI-powered interactive storytelling platform",
      hindi: "एक अंश पढ़िए। अपने शब्दों में बताइए कि आप क्या करते हैं। कहानी वहीं से आगे बढ़ती है, और याद रखती है।",
    },
    {
      rule: "A button is the first step, not an order.",
      good: "Begin Your Saga",
      bad: "Sign up now!",
      hindi: "अपनी गाथा शुरू करें",
    },
  ],
  otherNames: ["home page for visitors", "marketing page", "hero page", "splash"],
};
