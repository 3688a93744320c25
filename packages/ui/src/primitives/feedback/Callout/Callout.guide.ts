import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Tells the outcome of what somebody just did, at the place where they did it.",
  use: [
    "A form could not be sent, and the reason is not one field's alone.",
    "Something was saved, sent or changed, and the page stays as it is.",
  ],
  avoid: [
    { when: "One field is wrong: say it under that field.", instead: "TextField" },
    { when: "The page has moved on and the news may pass.", instead: "Toasts" },
    { when: "The whole page could not be loaded.", instead: "ErrorState" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div` in the wash of its tone." },
    { part: "Icon", is: "Says the tone without colour; hidden from screen readers." },
    { part: "Words", is: "Your children: text, a link, at most one button." },
  ],
  keyboard: [],
  spoken: [
    "`danger` is an alert: it is read at once, whatever was being said.",
    "The other tones are a status: they are read when the reader pauses.",
  ],
  words: [
    {
      rule: "Say what happened, whether anything was lost, and what to do.",
      good: "Your story was not saved. What you wrote is still here: try again.",
      bad: "Error 503.",
      hindi: "आपकी कहानी सहेजी नहीं गई। जो आपने लिखा वह यहीं है: फिर कोशिश करें।",
    },
  ],
  otherNames: ["alert", "banner", "inline message", "notification", "चेतावनी"],
};
