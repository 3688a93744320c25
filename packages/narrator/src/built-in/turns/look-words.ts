/** "Look closer" in each story language; a colon and the object follow. */
const looks: Readonly<Record<string, string>> = {
  en: "Look closer",
  hi: "पास से देखो",
  bn: "কাছ থেকে দেখো",
  mr: "जवळून पाहा",
  ta: "அருகில் சென்று பார்",
  te: "దగ్గరగా చూడు",
  ur: "قریب سے دیکھو",
  gu: "પાસેથી જુઓ",
  kn: "ಹತ್ತಿರದಿಂದ ನೋಡು",
  ml: "അടുത്തുനിന്ന് നോക്കൂ",
};

const stays: Readonly<Record<string, string>> = {
  en: "Wait a little, and listen.",
  hi: "ज़रा ठहरो और सुनो।",
  bn: "একটু দাঁড়াও, কান পাতো।",
  mr: "थोडं थांब आणि ऐक.",
  ta: "சற்றே நின்று கேள்.",
  te: "కొంచెం ఆగి విను.",
  ur: "ذرا ٹھہرو اور سنو۔",
  gu: "જરા થોભો અને સાંભળો.",
  kn: "ಸ್ವಲ್ಪ ನಿಂತು ಕೇಳು.",
  ml: "അല്പം നിന്ന് കേൾക്കൂ.",
};

/** In an unknown language the object alone is the label. */
export function lookCloser(language: string, thing: string): string {
  const look = looks[language];
  return look === undefined ? thing : `${look}: ${thing}`;
}

export function stayAwhile(language: string): string {
  return stays[language] ?? "…";
}

/** The object that the player picked to look at, if they did. */
export function lookedAt(language: string, said: string): string | undefined {
  const look = looks[language];
  if (look === undefined || !said.startsWith(`${look}: `)) return undefined;
  return said.slice(look.length + 2).trim();
}

export function isStaying(language: string, said: string): boolean {
  return said.trim() === stayAwhile(language);
}
