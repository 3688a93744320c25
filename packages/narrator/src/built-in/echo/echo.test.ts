import { expect, test } from "vitest";
import type { Reading } from "../story/reading.ts";
import { echoOf } from "./echo.ts";

const reading = (language: "en" | "hi", more: Partial<Reading> = {}) =>
  ({
    language,
    grammarLanguage: language,
    person: "second",
    isPast: false,
    quotes: ["“", "”"],
    ...more,
  }) as Reading;

test.each([
  ["insult the woman", "You try to insult the woman."],
  ["Ask the woman where she comes from", "You ask the woman where she comes from."],
  ["tell me the truth", "“Tell me the truth.”"],
  ["Run!", "“Run!”"],
  ['"Wait until he comes"', "“Wait until he comes.”"],
  ["The river is high tonight", "“The river is high tonight.”"],
])("%s, in English", (said, told) => {
  expect(echoOf(said, reading("en")).text).toBe(told);
});

test("an act that the story's tense or person cannot tell is not quoted", () => {
  expect(echoOf("insult the woman", reading("en", { person: "third" })).text).toBe("");
  expect(echoOf("wait until he comes", reading("en", { isPast: true })).text).toBe("");
  expect(echoOf("ask the woman where she is from?", reading("en")).text).toBe("");
});

test.each([
  ["चुनिया से पूछो कि वह कहाँ से आई है", ""],
  ["चिट्ठी खोलकर पढ़ो", ""],
  ["दरवाज़ा बंद कर दो", ""],
  ["मुझे सच बताओ", "“मुझे सच बताओ।”"],
  ["रुको", "“रुको।”"],
  ["आज नदी चढ़ी हुई है", "“आज नदी चढ़ी हुई है।”"],
])("%s, in Hindi", (said, told) => {
  expect(echoOf(said, reading("hi")).text).toBe(told);
});
