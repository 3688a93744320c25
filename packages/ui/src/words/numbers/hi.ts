import type { WordFamily } from "../WordsProvider.tsx";
import type { numbersEn } from "./en.ts";

export const numbersHi: WordFamily<typeof numbersEn>["hi"] = {
  "numbers.title": "{title} के आँकड़े",
  "numbers.note": "दूसरे इसे कैसे खेलते हैं। आपके अपने खेल नहीं गिने जाते।",
  "numbers.back": "मेरी कहानियों पर वापस",
  "numbers.edit": "संपादित करें",
  "numbers.view": "देखें",
  "numbers.loading": "खेल गिने जा रहे हैं...",
  "numbers.failed": "आँकड़े नहीं आए",
  "numbers.empty": "इसे अभी किसी ने नहीं खेला",
  "numbers.emptyNote": "किसी को आज़माने का लिंक दीजिए: वह मेरी कहानियों में, कहानी के आख़िरी बटन के पीछे है।",
  "numbers.emptyShelf": "यह अलमारी में है। पहला खिलाड़ी इसे खोलेगा तो आप यहाँ देखेंगे कि वह कहाँ तक पहुँचा।",
  "numbers.emptyAway": "यह संग्रह में है, और अलमारी में रहते किसी ने इसे नहीं खेला।",

  "numbers.plates": "एक नज़र में",
  "numbers.starts": "शुरू हुए खेल",
  "numbers.players": { one: "{amount} खिलाड़ी के", other: "{amount} खिलाड़ियों के" },
  "numbers.finishes": "पूरे हुए खेल",
  "numbers.standing": { one: "{amount} रास्ते में है", other: "{amount} रास्ते में हैं" },
  "numbers.completion": "पूर्णता",
  "numbers.completionNote": "खेल किसी अंत तक पहुँचते हैं",
  "numbers.rating": "रेटिंग",
  "numbers.ratingOf": "5 में से {rating}",
  "numbers.ratingNone": "अभी कोई तारा नहीं",
  "numbers.ratingNoneNote": "जो पूरी करे, वह दे सकता है",

  "numbers.stops": "खेल कहाँ रुकते हैं",
  "numbers.stopsNote":
    "जो खेल किसी अंत तक नहीं पहुँचे, वे इन दृश्यों पर खड़े हैं। कुछ आगे बढ़ेंगे; जहाँ बहुत-से रुके हों, वहाँ फिर देखिए।",
  "numbers.stopsNone": "हर खेल किसी अंत तक पहुँचा।",
  "numbers.plays": { one: "{amount} खेल", other: "{amount} खेल" },
  "numbers.gone": "यह दृश्य अब कहानी में नहीं है।",
  "numbers.show": "{node} को नक्शे पर दिखाएँ",
  "numbers.stoppedHere": { one: "{amount} रुका", other: "{amount} रुके" },
  "numbers.endedHere": { one: "{amount} पूरा", other: "{amount} पूरे" },
  "numbers.more": { one: "{amount} और", other: "{amount} और" },

  "numbers.endings": "अंत",
  "numbers.endingsNote": "उन खेलों में से जो किसी अंत तक पहुँचे।",
  "numbers.endingsNone": "अभी कोई किसी अंत तक नहीं पहुँचा।",

  "numbers.retold": "फिर से सुने गए",
  "numbers.retoldNote": "जो अंश खिलाड़ियों ने नए सिरे से सुने। शायद वे जो वादा करते हैं, निभाते नहीं।",
  "numbers.retoldNone": "कोई अंश फिर से नहीं सुना गया।",
  "numbers.times": { one: "{amount} बार", other: "{amount} बार" },
};
