import { expect, test } from "vitest";
import { addressIn } from "./addresses.ts";

test.each([
  ["shut up, Mrs. Ferreira", "hush"],
  ["अम्मा तुम चुप रहो ज़रा", "hush"],
  ["I'm sorry, Urmila, I shouldn't have said that", "pardon"],
  ["माफ़ करना बाबा, भूल हो गई", "pardon"],
  ["don't cry, Sana, it'll be all right", "comfort"],
  ["भाई, रोओ मत, सब ठीक हो जाएगा", "comfort"],
  ["Maitreyi, I promise I'll come back for you", "promise"],
  ["दीवान, वादा करो किसी से नहीं कहोगे", "promise"],
  ["I don't believe a word of it, Captain", "doubt"],
  ["you ought to rest, Kurup", "advice"],
])("%s: only said to somebody (%s)", (said, kind) => {
  expect(addressIn(said)).toBe(kind);
});

test.each([
  "don't cry, I'll carry you home",
  "I'm sorry I have to sign this",
  "I promise to sing at the gate",
  "I shut up and listen",
  "मैं चुप रहता हूँ",
  "you should open the gate",
  "I don't believe it was an accident",
])("%s: more than that", (said) => {
  expect(addressIn(said)).toBeUndefined();
});
