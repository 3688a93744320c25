import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Reads a session aloud by the device's voices, sentence by sentence, and shows its buttons.",
  use: ["Above the tray of a session, as long as the player listens."],
  avoid: [{ when: "A screen reader is to be told of new text.", instead: "LiveRegion" }],
  anatomy: [
    { part: "Section", is: "The root, a bar above the tray." },
    { part: "State", is: "Whether it reads, rests, or waits for the next part." },
    { part: "Buttons", is: "Sentence before, read on or pause, next sentence, stop." },
  ],
  keyboard: [
    { keys: "Alt + L", does: "Begins and ends it, from anywhere on the play page." },
    { keys: "Media keys", does: "Play, pause, stop; previous and next go by a sentence." },
  ],
  spoken: [
    "A region named “Read aloud”; its state is read as a status.",
    "After the last part the choices are read, each after its number.",
    "It falls silent when the player types or acts, and reads the next part when it comes.",
  ],
  words: [
    {
      rule: "The state says what will happen next.",
      good: "Reads on with the next part",
      bad: "Idle",
      hindi: "अगले भाग से आगे सुनाएगा",
    },
  ],
  otherNames: ["text to speech", "TTS", "audio player", "narration", "immersive reader"],
};
