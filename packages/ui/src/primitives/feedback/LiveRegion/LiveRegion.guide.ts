import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Tells screen readers what the screen does not show, or shows letter by letter.",
  use: [
    "`text` for what changes with the page: its title, the number of results.",
    "`useAnnounce` inside it for what happens: a sentence that was typed out, a card that was moved.",
  ],
  avoid: [
    { when: "The news is on the screen as well.", instead: "Callout" },
    { when: "A message that passes.", instead: "Toasts" },
    { when: "The text is there from the beginning.", instead: "VisuallyHidden" },
  ],
  anatomy: [
    {
      part: "Region",
      is: "The root: an invisible `span` after your children, polite and assertive.",
    },
    { part: "Children", is: "Whatever announces: a TypedText inside it finds it by itself." },
  ],
  keyboard: [],
  spoken: [
    "Polite: a sentence waits for what is being said. `urgent` interrupts.",
    "The same sentence twice is read twice.",
    "Each sentence has the voice of its language, where `lang` says one.",
    "The newest 24 sentences are kept, or as many as `keep` says.",
  ],
  words: [
    {
      rule: "A whole sentence, which says by itself what happened.",
      good: "“The ferry” was moved before “Dawn”.",
      bad: "Moved",
      hindi: "“नाव” अब “भोर” से पहले है।",
    },
  ],
  elsewhere: {
    Source: null,
    Primer: "LiveRegion, Announce, AriaStatus",
    "Base UI": null,
    MUI: null,
  },
  otherNames: [
    "announcer",
    "aria-live",
    "screen reader announcements",
    "status message",
    "Announce",
  ],
};
