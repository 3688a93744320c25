import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Leads to another page with the weight of a button.",
  use: [
    "The one way on from a page: play, register, back to all stories.",
    "Beside a `Button`, where one acts and the other leads away.",
  ],
  avoid: [
    { when: "It changes something on this page.", instead: "Button" },
    { when: "It stands within a sentence or a list of places.", instead: "Link" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, the `a` of the router that `LinkProvider` was given." },
    { part: "Icon", is: "Before the words; `flipRtl` turns an arrow round in right-to-left text." },
    { part: "Words", is: "Your children, which are also its accessible name." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to it." },
    { keys: "Enter", does: "Follows it." },
  ],
  spoken: ["Its words and “link”, not “button”: it can be opened in a new tab."],
  words: [
    {
      rule: "Say where it leads or what one will do there.",
      good: "Play this story",
      bad: "Click here",
      hindi: "यह कहानी खेलें",
    },
  ],
  otherNames: ["link button", "anchor button", "call to action", "CTA"],
};
