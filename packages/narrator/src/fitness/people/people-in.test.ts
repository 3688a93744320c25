import { describe, expect, test } from "vitest";
import { oddPersonIn } from "./people-in.ts";

const words = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Of each language: whom the story knows, whoever is elsewhere, and what may and may not be told. */
const tellings = {
  hi: {
    known: "मीरा रस्सी पानी देखा धीरे",
    absent: "हरि",
    strangers: [
      "रमेश ने कहा कि नाव नहीं आएगी।",
      '"आओ," रमेश बाबू ने धीरे से कहा।',
      "रमेश कहता है, चलो।",
      "फिर रमेश बोला।",
    ],
    away: ["हरि ने रस्सी उठाई।", "हरि जी मुस्कुराते हैं।", '"आओ," हरि कहता है।'],
    fit: [
      "मीरा ने कहा कि पानी ठंडा है।",
      "हरि की रस्सी यहीं है।",
      "तुम हरि को याद करते हो।",
      '"रमेश ने कहा था," मीरा बोली।',
      "उसने पूछा, और किसी ने कुछ नहीं कहा।",
    ],
  },
  ur: {
    known: "میرا رسی پانی",
    absent: "ہری",
    strangers: ["رمیش نے کہا کہ ناؤ نہیں آئے گی۔", "رمیش کہتا ہے، چلو۔"],
    away: ["ہری نے رسی اٹھائی۔", "ہری صاحب آتے ہیں۔"],
    fit: ["میرا نے کہا کہ پانی ٹھنڈا ہے۔", "ہری کی رسی یہیں ہے۔", "اس نے پوچھا۔"],
  },
  mr: {
    known: "मीरा दोर पाणी",
    absent: "हरी",
    strangers: ["रमेश म्हणाला, चला.", "मग रमेश साहेब विचारतात, कोण?"],
    away: ["हरी म्हणतो, चला.", "हरी हळूच हसतो."],
    fit: ["मीरा म्हणाली, पाणी थंड आहे.", "हरीचा दोर इथेच आहे.", "तो म्हणाला, नको."],
  },
  bn: {
    known: "মীরা দড়ি জল",
    absent: "হরি",
    strangers: ["রমেশ বলল, চলো।", "তখন রমেশ দাদা জিজ্ঞেস করলেন।"],
    away: ["হরি বলল, চলো।", "হরি ধীরে উঠে দাঁড়াল।"],
    fit: ["মীরা বলল, জল ঠান্ডা।", "হরির দড়ি এখানেই।", "সে বলল, না।"],
  },
  ta: {
    known: "மீரா கயிறு தண்ணீர்",
    absent: "ஹரி",
    strangers: ["ரமேஷ் சொன்னான், வா.", "பிறகு ரமேஷ் ஐயா கேட்டார்."],
    away: ["ஹரி சொன்னான், வா.", "ஹரி மெதுவாகச் சிரித்தான்."],
    fit: ["மீரா சொன்னாள், தண்ணீர் குளிர்.", "ஹரியின் கயிறு இங்கேயே.", "அவன் கேட்டான்."],
  },
} as const;

describe.each(Object.entries(tellings))(
  "in %s",
  (language, { known, absent, strangers, away, fit }) => {
    const people = { told: new Set([...words(known), absent]), absent: [words(absent)] };
    test.each([...strangers])("a stranger speaks: %s", (sentence) => {
      expect(oddPersonIn(sentence, language, people)).toBe("nobody of the story");
    });
    test.each([...away])("somebody acts who is elsewhere: %s", (sentence) => {
      expect(oddPersonIn(sentence, language, people)).toBe("somebody who is not here");
    });
    test.each([...fit])("nobody odd is there: %s", (sentence) => {
      expect(oddPersonIn(sentence, language, people)).toBeUndefined();
    });
  },
);
