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
  ["I never meant to trick you", ["apologise", "confess", "tell"]],
  ["I was stupid to shout at you", ["apologise", "confess", "tell"]],
  ["main bewakoof hoon", ["apologise", "confess", "tell"]],
  ["You are a fool", ["insult", "tell"]],
  ["you old liar!", ["insult", "tell"]],
  ["I give you my word that I'll come", ["promise"]],
  ["চাচাকে কথা দিই", ["promise"]],
  ["तुला शब्द देते", ["promise"]],
  ["lie to him: it's called Lakshmi", ["lie", "tell"]],
  ["সবাইকে মিথ্যে বলি", ["lie", "tell"]],
  ["பொய் சொல்கிறேன்", ["lie", "tell"]],
  ["I have to confess something", ["confess"]],
  ["मैं क़बूल करती हूँ कि मैंने किया", ["confess"]],
  ["ঠাগ্‌মার কাছে ক্ষমা চাই", ["apologise", "forgive"]],
  ["தாத்தா, பயப்படாதீர்கள்", ["comfort", "tell"]],
  ["Noor, you promised me you wouldn't tell anyone!", ["ask", "tell"]],
  ["give the parrot a little kiss", ["kiss"]],
  ["give her a coin", ["give", "pay"]],
  ["I sleep on the mat", ["sleep"]],
  ["I saw it", []],
  ["Mera naam Ravi hai", []],
])("%s: %j", (text, kinds) => {
  expect(acts(text)).toEqual(kinds);
});
