import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Listens to a line and writes it into the field beside it, where the browser can.",
  use: ["Beside Act in a CommandTray, for players who have asked for it in their settings."],
  avoid: [{ when: "The story is to be read to the player.", instead: "ReadAloud" }],
  anatomy: [
    { part: "Button", is: "The root: begins to listen, and lit while it does, ends." },
    { part: "Failure", is: "Over the field, until it listens again." },
  ],
  keyboard: [{ keys: "Enter", does: "On the button begins and ends." }],
  spoken: [
    "A toggle button named “Speak your line”; that it listens is read as a status.",
    "A failure is announced at once.",
  ],
  words: [
    {
      rule: "A failure says what to do.",
      good: "Nothing was understood. Try again, or type.",
      bad: "no-speech",
      hindi: "कुछ समझ नहीं आया। फिर से बोलें या लिखें।",
    },
  ],
  otherNames: ["speech input", "voice typing", "dictation", "microphone"],
};
