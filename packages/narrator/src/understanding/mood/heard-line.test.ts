import { expect, test } from "vitest";
import { heardLine } from "./heard-line.ts";

test.each([
  ["en", "should I keep the knot or throw it in the fire?", true],
  ["en", "do I go home now or send somebody up?", true],
  ["en", "the crust or the scrapers, which first?", true],
  ["en", "the gate or the stairs, which one? I can't do both", true],
  ["en", "we do it, one way or the other", true],
  ["en", "I do the polite thing", true],
  ["en", "take the money or take the job??", true],
  ["en", "let him go or hold on to him, i dont know", true],
  ["en", "is he angry or only tired?", false],
  ["en", "how many have you got, and do any of them like you?", false],
  ["en", "should I open it or not?", false],
  ["en", "do I look old or young to you?", false],
  ["en", "put out the lamp or the fire", false],
  ["en", "tell him or cover for him", true],
  ["en", "ask whether he means to stand or sit", false],
  ["hi", "झूठ खोलूँ या उन्हें बचा लूँ?", true],
  ["hi", "बोलूँ या मौन वाली बात ठीक रहेगी?", true],
  ["hi", "pata nahi bolun ya muh band rakhun", true],
  ["hi", "पहले बेंच देखूँ कि पटरी?", true],
  ["hi", "pehle bench dekhu ya patri?", true],
  ["hi", "बोलूँ या न बोलूँ", true],
  ["hi", "मैं पूछूँ कि वह कौन है", false],
  ["hi", "कह देती हूँ कि मैं बरतन माँजती हूँ", false],
  ["bn", "ঢুকব, না নোঙর করব, বুঝতে পারছি না", true],
  ["mr", "मी जाऊ की थांबू?", true],
  ["mr", "बोकडाच्या तोंडात हात घालून कागद काढते", false],
  ["ta", "போகவா இருக்கவா?", true],
  ["ur", "میں جاؤں یا رکوں؟", true],
  ["ur", "جائیے یا نہ جائیے، میں کیا کہوں", true],
])("in %s, %s leaves it open: %s", (language, said, isOpen) => {
  expect(heardLine(said, language).isUndecided).toBe(isOpen);
});
