import { describe, expect, test } from "vitest";
import { isPersonal, tokensIn } from "./personal.ts";
import { words } from "./words/words.ts";

const names = ["Meenakshi Iyer", "meenakshi_87", "अनीता राव", "Al", "tuntun87+katha@north.in"];

test.each([
  "write to asha@example.com",
  "my id is asha at gmail dot com",
  "call me on 98765 43210",
  "मेरा नंबर ९८७६५४३२१० है",
  "look at https://example.org/me",
  "see www.example.org",
  "example.com has it",
  "my pin is 560-001",
  "I, Meenakshi Iyer, open the door",
  "MEENAKSHI_87 was here",
  "ＭＥＥＮＡＫＳＨＩ Iyer knocks",
  "my name is Meenakshi",
  "tell her that iyer's daughter is here",
  "मैं अनीता हूँ",
  "Tuntun87 writes her name in the sand",
  "I am tuntun",
  // Of one's child, and its age.
  "my daughter Anaya is 7 and goes to St Mary's school",
  "My little son is asleep next to me",
  "my younger daughter's name is Anaya",
  "Anaya is 7",
  "Anaya is seven years old",
  "she's 9 and loves this",
  "I’m 12",
  "i am 12 years old",
  "I turned eleven yesterday",
  "our baby was born in June",
  "meri beti saat saal ki hai",
  "mera beta 5 saal ka hai",
  "Aarav paanch saal ka hai",
  "main barah saal ki hun",
  "beti ka naam Anaya hai",
  "मेरी बेटी सात साल की है",
  "मेरा बेटा आरव ५ साल का है",
  "मैं बारह साल की हूँ",
  "बेटी का नाम अनाया है",
  // School.
  "I go to DPS school",
  "he is in class 5",
  "my daughter studies in 5th standard",
  "meri teacher ne dekha",
  "main kaksha paanch mein padhti hun",
  "मैं पाँचवीं कक्षा में पढ़ती हूँ",
  "हमारे स्कूल में छुट्टी है",
  // Where somebody lives and works.
  "I live near the big temple in Pune",
  "my house is the blue one behind the bank",
  "main Lajpat Nagar mein rehti hun",
  "mera ghar station ke paas hai",
  "मैं जयपुर में रहती हूँ",
  "मेरा घर नदी के पास है",
  "my boss would hate this",
  "my salary came late",
  // Illness, and what else is nobody's business.
  "I have asthma so I rest",
  "my mother has cancer",
  "mujhe bukhar hai",
  "meri maa bimar hai",
  "मुझे बुखार है",
  "मेरी माँ अस्पताल में हैं",
  "I am pregnant",
  "we are Dalit",
  "my password is lotus",
  "My name is Kavya",
  "mera naam Kavya hai",
  "मेरा नाम काव्या है",
])("“%s” says who or where", (line) => {
  expect(isPersonal(line, names)).toBe(true);
});

test.each([
  "ask the ferryman about his brother",
  "I count to 1000 and open my eyes",
  "दीया बुझा दो",
  "take the 12 coins and the 3 keys",
  "I write to the king of the north",
  "the meenakshis of this town",
  "अनीताबाद is far",
  "I ask the girl about the bell",
  "I take my lamp and go down to the river",
  "tell the child a story about the moon",
  "I give the old woman two coins",
  "I knock three times on the temple door",
  "main darwaza kholti hun",
  "mallah se uske bhai ke baare mein poochho",
  "main ghanti teen baar bajata hun",
  "मैं दीया लेकर नदी तक जाती हूँ",
  "मल्लाह से उसके भाई के बारे में पूछो",
  "बच्ची को चाँद की कहानी सुनाओ",
])("“%s” does not", (line) => {
  expect(isPersonal(line, names)).toBe(false);
});

describe("what the story's own people are called", () => {
  const story = "Sita waits by the school gate. Her brother Lakshman has a house by the river.";

  test.each([
    "I call my brother Lakshman",
    "take me to the school gate",
    "my house, and quickly",
    "Sita goes to the river",
  ])("“%s” is not personal there", (line) => {
    expect(isPersonal(line, ["Sita Iyer"], story)).toBe(false);
  });

  test.each([
    "I call my brother Rohan",
    "my brother Lakshman is 7",
    "my name is Lakshman",
    "I go to St Mary's college",
    "Iyer knocks",
  ])("“%s” still is", (line) => {
    expect(isPersonal(line, ["Sita Iyer"], story)).toBe(true);
  });
});

test("every word is written as lines are compared", () => {
  for (const [kind, list] of Object.entries(words))
    for (const word of list) expect([kind, tokensIn(word)]).toEqual([kind, [word]]);
});

test.each([
  "7 ".repeat(50_000),
  "a-".repeat(50_000),
  "my ".repeat(30_000),
  "7 years, ".repeat(20_000),
])("a line without end is read once", (line) => {
  expect(typeof isPersonal(line, names, line)).toBe("boolean");
});
