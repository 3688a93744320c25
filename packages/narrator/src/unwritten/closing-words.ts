interface ClosingWords {
  /** The choice that brings a story without scenes to its end. */
  offer: string;
  /** An ending without a title of its own. */
  theEnd: string;
  /** Other ways in which players type it. */
  typed?: RegExp;
}

export const closingWords: Readonly<Record<string, ClosingWords>> = {
  en: {
    offer: "Bring the story to its end.",
    theEnd: "The end",
    typed:
      /^(?:please )?(?:end|finish|conclude|close) (?:the|this|my|our) story\W*$|^(?:please )?bring (?:it|this|the story) to (?:an|its|the) end(?:ing)?\W*$/iu,
  },
  hi: {
    offer: "कहानी को अंत तक ले चलो।",
    theEnd: "अंत",
    typed:
      /^(?:कृपया )?(?:यह |इस )?कहानी (?:को )?(?:ख़त्म|खत्म|समाप्त|पूरी) कर(?:ो|ें|िए|ना|ते हैं)?[\s।.!]*$/u,
  },
  bn: { offer: "গল্পটাকে শেষের দিকে নিয়ে চলো।", theEnd: "সমাপ্তি" },
  te: { offer: "కథను ముగింపుకు తీసుకురా.", theEnd: "ముగింపు" },
  mr: { offer: "गोष्ट शेवटाकडे ने.", theEnd: "शेवट" },
  ta: { offer: "கதையை முடிவுக்குக் கொண்டு வா.", theEnd: "முடிவு" },
  ur: { offer: "کہانی کو انجام تک لے چلو۔", theEnd: "انجام" },
  gu: { offer: "વાર્તાને અંત સુધી લઈ જાઓ.", theEnd: "અંત" },
  kn: { offer: "ಕಥೆಯನ್ನು ಮುಕ್ತಾಯಕ್ಕೆ ತನ್ನಿ.", theEnd: "ಮುಕ್ತಾಯ" },
  ml: { offer: "കഥയെ അവസാനത്തിലെത്തിക്കൂ.", theEnd: "അവസാനം" },
};
