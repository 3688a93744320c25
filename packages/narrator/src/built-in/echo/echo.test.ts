import { expect, test } from "vitest";
import type { Style } from "../../style/style.ts";
import { echoOf } from "./echo.ts";

const style = (language: "en" | "hi", more: Partial<Style> = {}) =>
  ({
    language,
    grammarLanguage: language,
    person: "second",
    isPast: false,
    quotes: ["“", "”"],
    isInLatin: language === "en",
    ...more,
  }) as Style;

test.each([
  ["insult the woman", "You try to insult the woman."],
  ["Ask the woman where she comes from", "You ask the woman where she comes from."],
  ["tell me the truth", "“Tell me the truth.”"],
  ["Run!", "“Run!”"],
  ['"Wait until he comes"', "“Wait until he comes.”"],
  ["The river is high tonight", "“The river is high tonight.”"],
])("%s, in English", (said, told) => {
  expect(echoOf(said, style("en")).text).toBe(told);
});

test.each([
  ["Main darwaza band karti hoon.", ""],
  ["What are the drummers betting on, I go and see.", ""],
  ["Who is that man", "“Who is that man?”"],
  ["Who is that man?", "“Who is that man?”"],
  ["What a mess", "“What a mess.”"],
])("%s, where nothing answers it", (said, told) => {
  expect(echoOf(said, style("en")).text).toBe(told);
});

test.each([
  ["bn", "পিতলে ঘা দিই"],
  ["mr", "बारकूला विचारते"],
  ["ta", "துருத்தியை மிதிக்கிறேன்"],
  ["ta", "thuruthi midhikkaren"],
  ["ur", "میں دروازہ کھولتی ہوں"],
] as const)("a deed in %s is nobody's speech: %s", (language, said) => {
  const told = style("hi", { language, grammarLanguage: undefined, isInLatin: false });
  expect(echoOf(said, told).text).toBe("");
});

test("an act that the story's tense or person cannot tell is not quoted", () => {
  expect(echoOf("insult the woman", style("en", { person: "third" })).text).toBe("");
  expect(echoOf("wait until he comes", style("en", { isPast: true })).text).toBe("");
  expect(echoOf("ask the woman where she is from?", style("en")).text).toBe("");
});

test.each(["tiptoe over to him", "don't sign anything", "boat", "undo the bolt", "bury the nuts"])(
  "what the story is told to do is nobody's speech: %s",
  (said) => {
    expect(echoOf(said, style("en")).text).toBe("");
  },
);

test.each([
  ["चुनिया से पूछो कि वह कहाँ से आई है", ""],
  ["चिट्ठी खोलकर पढ़ो", ""],
  ["दरवाज़ा बंद कर दो", ""],
  ["मुझे सच बताओ", "“मुझे सच बताओ।”"],
  ["रुको", "“रुको।”"],
  ["आज नदी चढ़ी हुई है", "“आज नदी चढ़ी हुई है।”"],
  ["roti de do", ""],
  ["haan bhai, chalo", ""],
  ["होंठ भींचकर तेनाली को देखती हूँ।", "तुम होंठ भींचकर तेनाली को देखती हो।"],
  ["योग की बात गढ़ता हूँ", "तुम योग की बात गढ़ते हो।"],
  ["तुम डाकू क्यों बनना चाहती हो", "“तुम डाकू क्यों बनना चाहती हो?”"],
])("%s, in Hindi", (said, told) => {
  expect(echoOf(said, style("hi")).text).toBe(told);
});
