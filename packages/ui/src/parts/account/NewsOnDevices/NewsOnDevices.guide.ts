import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lets a reader have news shown on this device, and see and stop the other ones.",
  use: ["Among the settings of an account, beside the letters with news."],
  avoid: [
    { when: "Where an account is signed in.", instead: "SignInList" },
    { when: "News by email.", instead: "NewsByEmail" },
  ],
  anatomy: [
    { part: "Section", is: "The root, a sheet with a heading, and what is shown and what is not." },
    {
      part: "Switch",
      is: "For this device. Where the browser cannot, a sentence says why, and there is no switch.",
    },
    { part: "List", is: "The devices that show news; “Here” marks this one." },
    { part: "Stop news", is: "A button on each other device." },
  ],
  keyboard: [{ keys: "Tab, Space", does: "Reach the switch and turn it." }],
  spoken: ["The switch says its state; each button names its device."],
  words: [
    {
      rule: "Ask for leave only when the reader turns it on, and say what a refusal means.",
      good: "The browser asked, and it was not allowed. So nothing has changed.",
      bad: "Enable notifications to get the full experience!",
      hindi: "ब्राउज़र ने पूछा, और अनुमति नहीं मिली। इसलिए कुछ नहीं बदला।",
    },
  ],
  otherNames: ["push notifications", "web push", "browser notifications", "alerts", "devices"],
};
