import { expect, test } from "vitest";
import { isTelling } from "./telling.ts";

test.each([
  "her spectacles look as though they've seen a lot",
  "half a life each, what a strange bargain he made",
  "Nibaran's widow and her girl have nothing now, poor things.",
  "poor girl, hands shaking in the dark, anyone could mix them up",
  "going up together would be slow",
  "the stone in the morning will be cold i expect",
  "I already know where the boy is, I think.",
  "i felt it in my feet when it rang!!",
  "वह दीया आज कुछ ज़्यादा हिल रहा है",
  "रमज़ान की जोड़ी तो पूरे मेले से सूखी पड़ी है",
  "bellie ke paas hamesha koi plan hota hai waise",
])("%s: nothing is done", (said) => {
  expect(isTelling(said)).toBe(true);
});

test.each([
  "look at her spectacles",
  "I go and see what she has",
  "quick, run before he is back",
  "let me see whether the ink is dry",
  "you can have my button, it was never much use",
  "i'd like him to make a rule that is kept",
  "ok crow, here's what it was sewn to",
  "the temple bell",
  "off to Malika's for his quilt",
  'say "the hand was closed"',
  "who was it that had it out?",
  "bring up the man's face, he has waited",
  "देखो दीया हिल रहा है",
  "मैं जानता हूँ वह कहाँ है",
  "jaldi se bol do ki woh theek hai",
  "the cloth, all of it, over the side",
])("%s: something is done, or asked, or hinted at", (said) => {
  expect(isTelling(said)).toBe(false);
});
