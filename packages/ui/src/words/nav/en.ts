/** What the bar says before anybody has touched it: few, since they come with the first page. */
export const navEn = {
  "nav.treasury": "Treasury",
  "nav.compose": "Compose",
  "nav.creations": "Creations",
  "nav.waitlist": "Join Waitlist",
  "nav.profile": "Profile",
  "nav.menu": "Menu",
  "nav.search": "Search stories",
} as const;
