/** What a language tells a sentence's mood by. Every word as `plain` leaves it. */
export interface MoodWords {
  /** Somewhere in a question. */
  asks: readonly string[];
  /** At the beginning of a condition, or before it. */
  supposes: readonly string[];
  /** What is only thought of. */
  imagines: readonly string[];
  /** A sentence ends so that tells what its speaker does. */
  deeds: readonly string[];
}

const words = (text: string) => text.split(" ");

/** For every language of the catalogue; a native reader completes one in an afternoon. */
export const moodWords: Readonly<Record<string, MoodWords>> = {
  hi: {
    asks: words(
      "क्या कौन कौनसा किस किसने किसका किसकी किसके कब कहां किधर क्यों कैसे कैसा कैसी कितना कितनी कितने",
    ),
    supposes: words("अगर यदि"),
    imagines: words("काश शायद सोचता सोचती सोचते"),
    deeds: ["ता हूं", "ती हूं", "ते हैं", "ूंगा", "ूंगी", "ऊंगा", "ऊंगी"],
  },
  hinglish: {
    asks: words(
      "kya kyaa kaun kon kaunsa kiska kiski kiske kisne kab kahan kahaan kaha kidhar kyun kyon kyu kyo kaise kaisa kaisi kitna kitni kitne",
    ),
    supposes: words("agar yadi"),
    imagines: words("kaash kash shayad sochta sochti sochte"),
    deeds: ["ta hun", "ti hun", "ta hu", "ti hu", "ta hoon", "ti hoon", "te hain", "unga", "ungi"],
  },
  bn: {
    asks: words(
      "কি কী কে কার কাকে কবে কখন কোথায় কেন কেমন কত ki keno kothay kothae kokhon kobe kemon koto kivabe kibhabe",
    ),
    supposes: words("যদি jodi"),
    imagines: words("হয়তো ভাবি ভাবছি hoyto bhabi bhabchi"),
    deeds: words(
      "করি যাই নিই দিই দেখি বলি রাখি খুলি তুলি ধরি করব যাব দেব নেব kori jai nii dii dekhi boli rakhi khuli tuli dhori korbo jabo debo nebo",
    ),
  },
  mr: {
    asks: words(
      "काय कोण कोणाचा कोणाची कधी कुठे का कसा कशी कसे किती kay kaay kon konacha konachi kadhi kuthe kuthay kasa kashi kase kiti",
    ),
    supposes: words("जर jar"),
    imagines: words("कदाचित kadachit"),
    deeds: ["तो", "ते", "तोय", "तेय", "ूया", "rto", "rte", "toy", "tey", "uya"],
  },
  ta: {
    asks: words(
      "யார் என்ன எங்கே எப்போது ஏன் எப்படி எவ்வளவு எது yaar yaaru enna enge enga eppo eppothu yen eppadi epdi evlo evvalavu ethu",
    ),
    supposes: words("ஒருவேளை oruvela oruvelai"),
    imagines: [],
    deeds: ["றேன்", "வேன்", "iren", "ren", "ven"],
  },
  ur: {
    asks: words("کیا کون کس کب کہاں کیوں کیسے کیسا کیسی کتنا کتنی کتنے"),
    supposes: words("اگر"),
    imagines: words("شاید کاش"),
    deeds: ["تا ہوں", "تی ہوں", "تے ہیں", "وں گا", "وں گی"],
  },
  te: { asks: words("ఎవరు ఏమిటి ఎక్కడ ఎప్పుడు ఎందుకు ఎలా ఎంత"), supposes: [], imagines: [], deeds: [] },
  gu: { asks: words("કોણ શું ક્યાં ક્યારે કેમ કેવી કેટલું"), supposes: words("જો"), imagines: [], deeds: [] },
  kn: { asks: words("ಯಾರು ಏನು ಎಲ್ಲಿ ಯಾವಾಗ ಏಕೆ ಹೇಗೆ ಎಷ್ಟು"), supposes: [], imagines: [], deeds: [] },
  ml: {
    asks: words("ആര് എന്ത് എവിടെ എപ്പോൾ എന്തുകൊണ്ട് എങ്ങനെ എത്ര"),
    supposes: [],
    imagines: [],
    deeds: [],
  },
};
