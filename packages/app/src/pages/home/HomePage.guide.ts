import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "The library: featured, most played, and all stories by category, each list by itself, so that one that fails hides no other.",
  addresses: ["/home"],
  shows: "HomeScreen",
  from: [
    { at: "LandingPage", by: "“Begin Your Saga”, “Start Your Legend”, or the name in the head" },
    { at: "StoriesPage", by: "The way out when no story was found" },
    { at: "StoryPage", by: "When there is no such story" },
    { at: "SharedStoryPage", by: "When the link has ended or is not whole" },
    { at: "ShelfPage", by: "When the shelf, or a part of it, is empty" },
    { at: "NotificationsPage", by: "When there is no news yet" },
    { at: "PlayPage", by: "When there is no such session" },
    { at: "VerifyEmailPage", by: "Once confirmed, for those who are signed in" },
    { at: "ForbiddenPage", by: "“To all stories”" },
    { at: "LostPage", by: "“To all stories”" },
    { at: "GuidePage", by: "The button at the end" },
    { at: "WaitlistPage", by: "“Return to Home”, after joining" },
    { at: "AdminLoginPage", by: "The logo" },
    { at: "LoginPage", by: "Once signed in, unless another page was wanted" },
    { at: "RegisterPage", by: "Once the account is made, unless another page was wanted" },
    { at: "NavigationBar", by: "“Home”" },
    { at: "AdminShell", by: "The logo" },
  ],
  to: [
    { at: "StoryPage", by: "A card's title, or a slide of the banner" },
    { at: "PlayPage", by: "PLAY on a card, or a session to continue" },
    { at: "StoriesPage", by: "The heading of a category's row" },
    { at: "GuidePage", by: "A slide of the banner" },
    { at: "WaitlistPage", by: "A slide of the banner" },
    { at: "ProfilePage", by: "The greeting of a newcomer: the tasks" },
  ],
  spoken: [
    "The window is titled “Home”. A newcomer's greeting and the sessions to continue come above the rows when they are there.",
  ],
  otherNames: ["/home"],
};
