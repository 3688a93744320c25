interface Asking {
  /** Before the choices that may be meant. */
  meant: readonly [one: string, several: string];
  /** Where the player went on and there is more than one way. */
  which: string;
  neither: string;
  /** What is said to whoever meant neither. */
  again: string;
}

/** How the player is asked which choice is meant, in each language that stories are written in. */
const asking: Readonly<Record<string, Asking>> = {
  en: {
    meant: ["Did you mean this?", "Which of these did you mean?"],
    which: "Which way?",
    neither: "Neither of these.",
    again: "Then say it in other words, or choose.",
  },
  hi: {
    meant: ["क्या आपका मतलब यह था?", "इनमें से आपका मतलब क्या था?"],
    which: "किस ओर?",
    neither: "इनमें से कोई नहीं।",
    again: "तो दूसरे शब्दों में कहिए, या चुन लीजिए।",
  },
  bn: {
    meant: ["আপনি কি এটাই বলতে চেয়েছিলেন?", "এর মধ্যে কোনটা বলতে চেয়েছিলেন?"],
    which: "কোন দিকে?",
    neither: "এর কোনোটাই নয়।",
    again: "তাহলে অন্য কথায় বলুন, অথবা বেছে নিন।",
  },
  mr: {
    meant: ["तुम्हाला हेच म्हणायचं होतं का?", "यांपैकी तुम्हाला काय म्हणायचं होतं?"],
    which: "कोणत्या वाटेने?",
    neither: "यांपैकी काहीच नाही.",
    again: "मग दुसऱ्या शब्दांत सांगा, किंवा निवडा.",
  },
  ta: {
    meant: ["இதைத்தான் சொன்னீர்களா?", "இவற்றில் எதைச் சொன்னீர்கள்?"],
    which: "எந்த வழி?",
    neither: "இவற்றில் எதுவும் இல்லை.",
    again: "வேறு சொற்களில் சொல்லுங்கள், அல்லது தேர்ந்தெடுங்கள்.",
  },
  ur: {
    meant: ["کیا آپ کا مطلب یہ تھا؟", "ان میں سے آپ کا مطلب کیا تھا؟"],
    which: "کس طرف؟",
    neither: "ان میں سے کوئی نہیں۔",
    again: "تو دوسرے لفظوں میں کہیے، یا چن لیجیے۔",
  },
  te: {
    meant: ["మీ ఉద్దేశం ఇదేనా?", "వీటిలో మీ ఉద్దేశం ఏది?"],
    which: "ఏ వైపు?",
    neither: "వీటిలో ఏదీ కాదు.",
    again: "అయితే వేరే మాటల్లో చెప్పండి, లేదా ఎంచుకోండి.",
  },
  gu: {
    meant: ["શું તમે આ કહેવા માગતા હતા?", "આમાંથી તમે શું કહેવા માગતા હતા?"],
    which: "કઈ તરફ?",
    neither: "આમાંથી કોઈ નહીં.",
    again: "તો બીજા શબ્દોમાં કહો, અથવા પસંદ કરો.",
  },
  kn: {
    meant: ["ನೀವು ಹೇಳಿದ್ದು ಇದನ್ನೇ?", "ಇವುಗಳಲ್ಲಿ ಯಾವುದನ್ನು ಹೇಳಿದಿರಿ?"],
    which: "ಯಾವ ಕಡೆ?",
    neither: "ಇವುಗಳಲ್ಲಿ ಯಾವುದೂ ಅಲ್ಲ.",
    again: "ಹಾಗಾದರೆ ಬೇರೆ ಮಾತುಗಳಲ್ಲಿ ಹೇಳಿ, ಅಥವಾ ಆರಿಸಿ.",
  },
  ml: {
    meant: ["ഇതാണോ ഉദ്ദേശിച്ചത്?", "ഇവയിൽ ഏതാണ് ഉദ്ദേശിച്ചത്?"],
    which: "ഏതു വഴി?",
    neither: "ഇവയൊന്നുമല്ല.",
    again: "എങ്കിൽ മറ്റു വാക്കുകളിൽ പറയൂ, അല്ലെങ്കിൽ തിരഞ്ഞെടുക്കൂ.",
  },
};

function askingIn(language: string): Asking | undefined {
  return asking[language.toLowerCase().split(/[-_]/u)[0] ?? ""] ?? asking["en"];
}

export const neitherOf = (language: string): string => askingIn(language)?.neither ?? "";
export const againOf = (language: string): string => askingIn(language)?.again ?? "";
export const whichOf = (language: string): string => askingIn(language)?.which ?? "";

export function meantOf(language: string, count: number): string {
  const [one, several] = askingIn(language)?.meant ?? ["", ""];
  return count === 1 ? one : several;
}
