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
  ["en", "Meera, sing me something", "ask"],
  ["en", "give me a bit of that bread", "ask"],
  ["en", "give Meera a bit of that bread", "give"],
  ["en", "shut up, Meera", "insult"],
  ["en", "get out of my house or I'll tell the whole lane", "threaten"],
  ["en", "if you eat me I'll give you the hiccups", "threaten"],
  ["en", "Meera, you ought to rest", "tell"],
  ["en", "I burst out laughing", "laugh"],
  ["hi", "कोई चुटकुला सुनाओ", "ask"],
  ["hi", "kuchh khane ko do na", "ask"],
  ["hi", "मैं उसे गीत सुनाती हूँ", "sing"],
  ["hi", "थोड़ा पानी मिलेगा?", "ask"],
  ["hi", "madad nahi ki to pachhtaoge", "threaten"],
  ["hi", "माफ़ करना, मुझे ऐसा नहीं कहना चाहिए था", "apologise"],
  ["hi", "मैं तुम्हें माफ़ करती हूँ", "forgive"],
  ["hi", "क्या सोच रहे हो?", "ask"],
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
