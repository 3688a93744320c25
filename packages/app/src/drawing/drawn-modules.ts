/** The pages that the server draws, each with the module that its chunk is built from; none with a form in it. */
export const drawnModules = {
  door: "/src/pages/LandingPage.tsx",
  home: "/src/pages/HomePage.tsx",
  story: "/src/pages/StoryPage.tsx",
  guide: "/src/pages/GuidePage.tsx",
  terms: "/src/pages/legal/TermsPage.tsx",
  privacy: "/src/pages/legal/PrivacyPage.tsx",
} as const;

export type DrawnName = keyof typeof drawnModules;
