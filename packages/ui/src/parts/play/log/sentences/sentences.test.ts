import { expect, test } from "vitest";
import { sentencesFrom } from "./sentences.ts";

test("a whole text is cut into sentences", () => {
  const text = "“You did,” he says. He is counting! Is he?";
  const { whole, until } = sentencesFrom(text, 0, false);
  expect(whole).toEqual(["“You did,” he says.", "He is counting!", "Is he?"]);
  expect(until).toBe(text.length);
});

test("while text is arriving, the last sentence waits until it is complete", () => {
  const first = sentencesFrom("The lamp burns. The qu", 0, true);
  expect(first.whole).toEqual(["The lamp burns."]);
  const rest = sentencesFrom("The lamp burns. The queen wakes.", first.until, false);
  expect(rest.whole).toEqual(["The queen wakes."]);
});

test("in Hindi a sentence ends with a danda", () => {
  expect(sentencesFrom("दीया जल रहा है। रानी जाग गई।", 0, false).whole).toEqual([
    "दीया जल रहा है।",
    "रानी जाग गई।",
  ]);
});

test("no new text gives no sentence", () => {
  expect(sentencesFrom("All said.", 9, false).whole).toEqual([]);
});

test.each([
  ["en", ["Mr. Rao met R. K. Iyer at St. Mary.", "He waited."]],
  ["en", ["“Come!” she said.", "“Now?” he asked.", "It was I.", "Nobody moved…"]],
  ["hi", ["डॉ. राव घर आए।", "“कौन है?”", "कोई नहीं।"]],
  ["mr", ["श्री. जोशी आले.", "दार उघडे होते."]],
  ["bn", ["ডা. সেন এলেন।", "রাত হল।"]],
  ["ur", ["چراغ جل رہا ہے۔", "کون ہے؟", "ملکہ جاگ گئی۔"]],
  ["ta", ["திரு. ராமன் வந்தார்.", "விளக்கு எரிகிறது."]],
  ["te", ["డా. రావు వచ్చారు.", "దీపం వెలుగుతోంది."]],
  ["gu", ["શ્રી. પટેલ આવ્યા.", "દીવો બળે છે."]],
  ["kn", ["ಡಾ. ರಾವ್ ಬಂದರು.", "ದೀಪ ಉರಿಯುತ್ತಿದೆ."]],
  ["ml", ["ഡോ. നായർ വന്നു.", "വിളക്ക് കത്തുന്നു."]],
])("sentences of %s: %j", (language, expected) => {
  expect(sentencesFrom(expected.join(" "), 0, false, language).whole).toEqual(expected);
});

test("a line that ends without a full stop is a sentence", () => {
  expect(sentencesFrom("The eleventh night\nthe queen wakes.", 0, false).whole).toEqual([
    "The eleventh night",
    "the queen wakes.",
  ]);
});
