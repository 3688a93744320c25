import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Tells the story: everything so far, and the part that is arriving.",
  use: [
    "Once on the play page or in a test play, in a box with a height of its own: it scrolls inside.",
  ],
  avoid: [{ when: "One text that types itself.", instead: "TypedText" }],
  anatomy: [
    { part: "Region", is: "The root, a `section`." },
    {
      part: "Scroller",
      is: "Inside it; it follows a new part until its first line is at the top, unless the reader has scrolled away.",
    },
    {
      part: "Entries",
      is: "Passages, the player's words and choices, images, notices; what was undone is one line.",
    },
    { part: "Part actions", is: "A small menu at the end of a part, when you give `onPart`." },
    { part: "Children", is: "After the last part once it is complete: RetellPart, TakenChoice." },
    {
      part: "Below",
      is: "The Choices, below the scroller and always in sight: at most two fifths of the height, scrolling by themselves.",
    },
    {
      part: "New passage",
      is: "A button that leads to the new part, when the reader has scrolled away.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Reaches the scroller, then what can be pressed in it." },
    { keys: "Arrow keys, Page Up, Page Down, Home, End", does: "Scroll." },
    {
      keys: "Escape",
      does: "Closes what can be done with a part; else shows the part that is being typed at once, as does a press on the text.",
    },
  ],
  spoken: [
    "The scroller is a region named “The story so far”: when a choice is taken and goes away, the focus is there.",
    "A new passage is read sentence by sentence as it is typed; the player's own words are not repeated.",
    "“AI is thinking...” is a status while a turn runs.",
  ],
  words: [
    {
      rule: "A notice says what happened, that nothing is lost, and what can be done.",
      good: "The connection was lost. Trying again, nothing is paid twice.",
      bad: "Network error (timeout)",
      hindi: "संपर्क टूट गया। फिर कोशिश हो रही है, कुछ भी दो बार नहीं कटेगा।",
    },
  ],
  otherNames: ["chat log", "transcript", "message list", "conversation", "feed"],
};
