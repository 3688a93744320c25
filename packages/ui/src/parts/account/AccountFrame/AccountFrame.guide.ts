import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Gives the pages around signing in one frame: a picture and a form.",
  use: ["Sign in, make an account, set a new password, verify an address."],
  avoid: [
    { when: "Settings of somebody who is signed in.", instead: "SettingsPage" },
    { when: "A question in the middle of another page.", instead: "LoginRequiredDialog" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div` as tall as the screen below the bar." },
    { part: "Window", is: "An illustration; above the form on a phone." },
    { part: "Card", is: "The title as the page's `h1`, a sentence, your form." },
    { part: "Foot", is: "The other way in: a link to the other page." },
  ],
  keyboard: [],
  spoken: ["The illustration is not read; the title is the page's main heading."],
  words: [
    {
      rule: "The title greets or says the one thing to do; the note is a sentence.",
      good: "Welcome Back",
      bad: "User Authentication",
      hindi: "फिर स्वागत है",
    },
  ],
  otherNames: ["auth layout", "split screen", "login page", "sign-up page"],
};
