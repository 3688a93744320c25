import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "The library: the banner, the sessions to continue, then rows of stories by category.",
  from: [
    { at: "LandingScreen", by: "“Begin Your Saga”, “Start Your Legend”, or the name in the head" },
    { at: "StoriesScreen", by: "The way out when no story was found" },
    { at: "StoryScreen", by: "When there is no such story" },
    { at: "MatureStoryScreen", by: "“To all stories”" },
    { at: "SharedStoryScreen", by: "When the link has ended or is not whole" },
    { at: "ShelfScreen", by: "When the shelf, or a part of it, is empty" },
    { at: "NotificationsScreen", by: "When there is no news yet" },
    { at: "PlayScreen", by: "When there is no such session" },
    { at: "VerifyEmailScreen", by: "Once confirmed, for those who are signed in" },
    { at: "ForbiddenScreen", by: "“To all stories”" },
    { at: "NotFoundScreen", by: "“To all stories”" },
    { at: "GuideScreen", by: "The button at the end" },
    { at: "PremiumWaitlistScreen", by: "“Return to Home”, after joining" },
    { at: "AdminLoginScreen", by: "The logo" },
    { at: "AdminSecondFactorScreen", by: "The logo" },
    { at: "LoginScreen", by: "Once signed in, unless another page was wanted" },
    { at: "RegisterScreen", by: "Once the account is made, unless another page was wanted" },
    { at: "NavigationBar", by: "“Home”" },
    { at: "AdminShell", by: "The logo" },
  ],
  to: [
    { at: "StoryScreen", by: "A card's title, or a slide of the banner" },
    { at: "PlayScreen", by: "PLAY on a card, or a session to continue" },
    { at: "StoriesScreen", by: "The heading of a category's row" },
    { at: "GuideScreen", by: "A slide of the banner" },
    { at: "PremiumWaitlistScreen", by: "A slide of the banner" },
    { at: "ProgressScreen", by: "The greeting of a newcomer: the tasks" },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "The banner's buttons, then each row: its heading, the buttons that turn it, its cards.",
    },
    { keys: "Enter", does: "On a card's title: opens the story; on PLAY: begins it." },
  ],
  spoken: [
    "The heading of level 1 is there for screen readers alone; each row is a region with its own heading and its number of stories.",
    "While stories load, a status says so; what could not be loaded is an alert, and rows that are there stay.",
  ],
  words: [
    {
      rule: "Empty is not the reader's fault.",
      good: "The lamps are lit and the shelves are being filled. Come back soon.",
      bad: "No data",
      hindi: "दीये जल चुके हैं, अलमारियाँ भर रही हैं। थोड़ी देर में फिर आइए।",
    },
  ],
  otherNames: ["library page", "browse page", "storefront", "मुखपृष्ठ"],
};
