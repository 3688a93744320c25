import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Ends the bar with the visitor's own: the waitlist, and the way in or the profile.",
  use: ["As the `visitor` of a `NavigationBar`."],
  avoid: [{ when: "On a phone: give them to the menu as links.", instead: "MobileMenu" }],
  anatomy: [
    { part: "Row", is: "The root, a `div`." },
    { part: "Waitlist", is: "A quiet link to premium." },
    { part: "Sign-in or profile", is: "A button-like link, or, once signed in, an icon." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves from one to the other." },
    { keys: "Enter", does: "Follows it." },
  ],
  spoken: ["“Join Waitlist, link”, then “Login, link” or “Profile, link”."],
  words: [],
  otherNames: ["user menu", "account links", "sign in", "login button"],
};
