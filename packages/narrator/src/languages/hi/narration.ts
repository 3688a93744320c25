import type { Narration } from "../language.ts";

export const narration: Narration = {
  // Before sentences of the scene that are told again; no line shows person or tense.
  again: ["ज़रा और पास से।", "एक बार फिर, धीरे से।", "ठहरकर, फिर से।", "दूसरी नज़र में।"],
  // Before a sentence of an earlier scene.
  back: "और यह भी याद {आता है|आया}:",
  // What can be picked: a colon and a thing follow. The other is picked where there is none.
  lookCloser: "पास से देखो",
  stay: "ज़रा ठहरो और सुनो।",
  // Ways that lie open, as one question.
  ways: { comma: ", ", or: ", या ", asked: "?" },
  // Where a story has no written scenes.
  noScenes:
    "इस कहानी में लिखे हुए दृश्य नहीं हैं। मैं वही सुनाता हूँ जो लेखक ने लिखा है, इसलिए इसे केवल कोई AI मॉडल सुना सकता है। ऊपर की सूची में कोई हो, तो उसे चुनें।",
};
