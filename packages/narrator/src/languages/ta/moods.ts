import type { Moods } from "../language.ts";

export const moods: Moods = {
  asks: [
    "யார் என்ன எங்கே எப்போது ஏன் எப்படி எவ்வளவு எது",
    "yaar yaaru enna enge enga eppo eppothu yen eppadi epdi evlo evvalavu ethu",
  ],
  supposes: ["ஒருவேளை oruvela oruvelai"],
  deeds: ["றேன்", "வேன்", "iren", "ren", "ven"],
  thought: ["(நினைவு|ஞாபகம்)[க்கு] (வ|இரு)~", "~ிருந்தா(ன்|ள்|ர்)", "(யோசிக்கி|நினைக்கி|yosikk|ninaikk)~"],
  undecided: ["~வா,? … ~வா?", "முடிவு (செய்ய|பண்ண|எடுக்க) முடிய~", "முடிவு (செய்ய|பண்ண|எடுக்க)முடிய~"],
  asksToBeTold: ["~பற்றி[ச்] சொல்~ $"],
  because: ["இல்லாவிட்டால்"],
  therefore: ["அதனால்"],
  or: ["அல்லது"],
};
