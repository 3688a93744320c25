import { expect, test } from "vitest";
import { isLeftUndone } from "./left-undone.ts";

test.each([
  ["I am not going to switch off the radio", true],
  ["I won't touch it", true],
  ["I won't touch it, but I look at it", false],
  ["मैं चिल्लाकर सवाल नहीं पूछूँगा", true],
  ["main usko nahi chhuunga", true],
  ["दरवाज़ा मत खोलो", true],
  ["তুমি যাবে না?", false],
  ["aap dekh kyun nahi rahe", false],
  ["I take the lamp and not the oil", false],
  ["nobody helps me", false],
])("%s: nothing of it is done: %s", (said, isUndone) => {
  expect(isLeftUndone(said)).toBe(isUndone);
});
