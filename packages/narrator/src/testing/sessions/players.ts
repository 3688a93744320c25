import type { Offer, NarrationRequest } from "../../port.ts";
import type { Rng } from "@katha/storygraph";
import { oneOf } from "./one-of.ts";

export const playerNames = ["picks", "goes on", "writes", "contrary", "looks"] as const;
export type PlayerName = (typeof playerNames)[number];

export interface Move {
  action: NarrationRequest["action"];
  said: string | null;
}

/** Lines that people type into a story, by language. */
const written: Readonly<Record<string, readonly string[]>> = {
  en: [
    "I ask what is really going on here",
    "I look around for another way out",
    "What do you want from me?",
    "I promise I will come back for you before the night is over.",
    "pick up the nearest thing and hide it under my shawl",
    "I walk out without a word",
    "tell them the truth",
    "I sing the song my grandmother taught me",
    "wait and watch their hands",
    "My name is Asha and I am not afraid of you",
    "I try to grab it",
    "run to the river",
    "I laugh",
    "Nobody told me about this. Who decided it?",
    "open it",
    "I sit down on the floor and count to a hundred",
    "offer them something to eat",
    "I want to go home",
    "can we do this another day?",
    "I whisper a joke about the minister's moustache",
  ],
  hi: [
    "मैं पूछती हूँ कि सच क्या है",
    "मैं चुपचाप खड़ी रहती हूँ",
    "मुझे घर जाना है",
    "मैं वचन देती हूँ कि सुबह तक लौट आऊँगी।",
    "डिब्बा खोलकर देखो",
    "तुम मुझसे क्या चाहते हो?",
    "मैं नानी का गाना गाती हूँ",
    "उसका हाथ पकड़ लो",
    "main yahan se bhaag jaata hoon",
    "मैं सबको सच बता देती हूँ",
    "ज़मीन पर बैठकर सौ तक गिनो",
    "यह किसने तय किया?",
    "मैं दीवार के पीछे छिप जाता हूँ",
    "कुछ खाने को दे दो",
    "मेरा नाम आशा है और मैं डरती नहीं",
  ],
  bn: ["আমি চুপ করে দাঁড়িয়ে থাকি", "সত্যি কথাটা বলো", "আমি বাড়ি যেতে চাই", "খাতাটা খুলে দেখি", "তুমি কী চাও?"],
  mr: ["मी गप्प उभी राहते", "खरं काय आहे ते सांगा", "मला घरी जायचंय", "ते उघडून बघू", "हे कोणी ठरवलं?"],
  ur: [
    "میں چپ کھڑا رہتا ہوں",
    "سچ کیا ہے؟",
    "مجھے گھر جانا ہے",
    "لفافہ کھول کر دیکھو",
    "تم کیا چاہتے ہو؟",
  ],
  ta: ["நான் அமைதியாக நிற்கிறேன்", "உண்மையைச் சொல்", "நான் வீட்டுக்குப் போகிறேன்", "அதைத் திறந்து பார்", "நீ யார்?"],
};

const refusals: Readonly<Record<string, readonly string[]>> = {
  en: [
    "No.",
    "I won't do any of that",
    "I refuse",
    "don't",
    "I turn round three times and spit",
    "This is stupid",
  ],
  hi: ["नहीं।", "मैं यह नहीं करूँगी", "मुझे यह मंज़ूर नहीं", "मत करो", "यह सब बकवास है"],
  bn: ["না।", "আমি এটা করব না", "আমি মানি না"],
  mr: ["नाही.", "मी हे करणार नाही", "मला मान्य नाही"],
  ur: ["نہیں۔", "میں یہ نہیں کروں گا", "مجھے منظور نہیں"],
  ta: ["இல்லை.", "நான் செய்ய மாட்டேன்", "எனக்கு விருப்பமில்லை"],
};

function pick(rng: Rng, offers: readonly Offer[]): Move {
  return {
    action: "continue",
    said: oneOf(rng, offers)?.text ?? null,
  };
}

/** What each kind of player does next. */
export const players: Readonly<
  Record<PlayerName, (rng: Rng, offers: readonly Offer[], language: string, turn: number) => Move>
> = {
  picks: pick,
  "goes on": () => ({ action: "continue", said: null }),
  writes: (rng, offers, language) =>
    rng.next() < 0.2
      ? pick(rng, offers)
      : {
          action: "custom_action",
          said: oneOf(rng, written[language] ?? written["en"] ?? []) ?? null,
        },
  contrary: (rng, _offers, language) => ({
    action: "custom_action",
    said: oneOf(rng, refusals[language] ?? refusals["en"] ?? []) ?? null,
  }),
  looks: (rng, offers, _language, turn) =>
    turn % 2 === 0 ? { action: "immerse", said: null } : pick(rng, offers),
};
