import type { Narration } from "../language.ts";

export const narration: Narration = {
  // Before sentences of the scene that are told again; no line shows person or tense.
  again: ["Closer, then.", "Once more, and slower.", "A second look.", "Again, without hurry."],
  // Before a sentence of an earlier scene.
  back: "And this {comes|came} back:",
  // What can be picked: a colon and a thing follow. The other is picked where there is none.
  lookCloser: "Look closer",
  stay: "Wait a little, and listen.",
  // Ways that lie open, as one question.
  ways: { comma: ", ", or: ", or ", asked: "?" },
  // Where a story has no written scenes.
  noScenes:
    "This story has no written scenes. I tell what its author wrote, so only an AI model can tell this one. Choose one above if the list has one.",
};
