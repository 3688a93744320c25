import { expect, test } from "vitest";
import { clausesOf } from "../mood/mood.ts";
import { actIn } from "./act.ts";

test.each([
  ["en", "hi sir", "greet"],
  ["en", "you fool", "insult"],
  ["en", "I swear I won't tell anyone", "promise"],
  ["en", "I cry", "weep"],
  ["en", "kiss her hand", "kiss"],
  ["en", "I hold Kusum's hand", "comfort"],
  ["en", "I let Guddu keep the balance", "give"],
  ["en", "don't be sad", "comfort"],
  ["hi", "उदास मत हो", "comfort"],
  ["hi", "main darta hoon", "tell"],
  ["hi", "नागप्पा को पान दो", "give"],
  ["hi", "उसके बाल छुओ", "touch"],
  ["bn", "আমি দরজা খুলি", "open"],
  ["bn", "মাকে জিজ্ঞেস করি", "ask"],
  ["bn", "চুপ করে থাকি", "keep_silent"],
  ["bn", "চিঠিটা দেখি", "look"],
  ["mr", "मी दार उघडतो", "open"],
  ["mr", "त्याला सांगते", "tell"],
  ["mr", "मी पत्र वाचतो", "read"],
  ["ta", "நான் கதவைத் திறக்கிறேன்", "open"],
  ["ta", "அவரிடம் கேட்கிறேன்", "ask"],
  ["ta", "தூணுக்குப் பின்னால் ஒளிந்துகொள்கிறேன்", "hide"],
  ["ur", "میں دروازہ کھولتا ہوں", "open"],
  ["ur", "اس سے پوچھتی ہوں", "ask"],
  ["ur", "میں چپ رہتا ہوں", "keep_silent"],
])("%s: %s is to %s", (language, said, act) => {
  const [clause] = clausesOf(said, language);
  expect(clause && actIn(clause)).toBe(act);
});

test.each([
  ["bn", "তুমি কে?"],
  ["mr", "तू कोण आहेस?"],
  ["ta", "நீ யார்?"],
  ["ur", "تم کون ہو؟"],
])("%s: %s is to ask", (language, said) => {
  const [clause] = clausesOf(said, language);
  expect(clause && actIn(clause)).toBe("ask");
});
