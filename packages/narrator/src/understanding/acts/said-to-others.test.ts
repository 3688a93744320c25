import { expect, test } from "vitest";
import { actsIn } from "./act.ts";

const acts = (text: string) => actsIn({ text, mood: "done", isWhether: false });

test.each([
  ["forgive me, old man", ["apologise", "forgive"]],
  ["मुझे माफ़ कर दो", ["apologise", "forgive"]],
  ["আমাকে মাপ করুন", ["apologise", "forgive"]],
  ["மன்னியுங்கள்", ["apologise", "forgive"]],
  ["I forgive you", ["forgive"]],
  ["Promise me you won't tell", ["ask", "tell"]],
  ["I promise you", ["promise"]],
  ["I'll make you sorry", ["threaten", "tell"]],
  ["You murdered your brother", ["insult", "tell"]],
  ["Mera naam Ravi hai", []],
])("%s: %j", (text, kinds) => {
  expect(acts(text)).toEqual(kinds);
});
