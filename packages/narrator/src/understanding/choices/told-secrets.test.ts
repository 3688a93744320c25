import { describe, expect, test } from "vitest";
import { heardIn } from "../../testing/heard-in.ts";

const [tell, blame, leave] = [
  "Tell Osk that it is you who rings the bell.",
  "Say that Pim rings it.",
  "Go down to the river.",
];
const scene =
  'The bell rings by itself every night, says the town, and the warden Osk has sat under it for a week with a stick. Your brother Pim sweeps the stair. "Whoever rings it," says Osk, "will be sent down the river."';
const bare = heardIn(scene, [[tell], [blame], [leave]]);
const worded = heardIn(
  scene,
  [
    [tell, "I ring the bell", "it's me, I ring it", "tell him the truth", '"It\'s me," I say'],
    [blame, "blame my brother", "it was Pim", "point at Pim"],
    [leave, "walk to the river", "go to the water"],
  ],
  {
    bible: { cast: [{ name: "Osk", is: "the warden" }] },
    cast: ["Osk"],
    reactions: {
      bell: { about: "Osk", acts: ["ask", "tell", "say_aloud"], topics: ["bell"], says: ["Hm."] },
    },
  },
);

const [बताओ, पिम] = ["ओस्क से कहो कि घंटी तुम बजाते हो।", "कहो कि पिम बजाता है।"];
const hindi = heardIn(
  "पहरेदार ओस्क हफ़्ते भर से घंटी के नीचे बैठा है। तुम्हारा भाई पिम सीढ़ी झाड़ रहा है।",
  [
    [बताओ, "घंटी मैं बजाता हूँ", "ओस्क को सच बताओ", "ghanti main bajata hoon", "sach bata do"],
    [पिम, "भाई पर इल्ज़ाम डालो", "pim bajata hai"],
  ],
  { language: "hi" },
);

describe("a choice to tell a secret", () => {
  test("is taken by who tells it of themselves, whether or not they say that they tell it", () => {
    expect(bare("It is me who rings the bell.")).toBe(tell);
    expect(worded("It is me who rings the bell.")).toBe(tell);
    expect(worded("my hands ring that bell every night")).toBe(tell);
    expect(hindi("ghanti main hi bajati hu")).toBe(बताओ);
    expect(hindi("वह मैं हूँ जो घंटी बजाता है")).toBe(बताओ);
  });

  test("is asked about at most where something is told of nobody", () => {
    for (const heard of [bare, worded])
      expect(heard("The bell does not ring by itself.")).not.toBe(tell);
  });

  test.each(["I say nothing about the bell", "I keep quiet about the bell"])(
    "is not taken by who keeps it: %s",
    (said) => {
      for (const heard of [bare, worded]) expect(heard(said)).not.toBe(tell);
    },
  );

  test.each(["मैं घंटी के बारे में चुप रहता हूँ", "main ghanti ke baare mein chup rehta hoon"])(
    "nor in Hindi: %s",
    (said) => {
      expect(hindi(said)).not.toBe(बताओ);
    },
  );

  test("is taken by who tells it quietly", () => {
    expect(bare("I quietly tell Osk that it is me who rings the bell")).toBe(tell);
  });

  test.each(["Osk, who rings the bell?", "why does the bell ring?"])(
    "is not what a question means: it is answered, and Katha asks nothing: %s",
    (said) => {
      expect(bare(said)).toBe("stays");
      expect(worded(said)).toBe("bell");
    },
  );
});
