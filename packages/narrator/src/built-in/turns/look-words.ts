/** "Look closer" in each language that stories are written in; what is looked at follows a colon. */
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

const main = (language: string) => language.toLowerCase().split(/[-_]/u)[0] ?? "";

/** In a language that is not known the thing itself is offered, and a look at it is what comes. */
export function lookCloser(language: string, thing: string): string {
  const look = looks[main(language)];
  return look === undefined ? thing : `${look}: ${thing}`;
}

export function stayAwhile(language: string): string {
  return stays[main(language)] ?? "…";
}

/** What the player looks at, where that is what they picked. */
export function lookedAt(language: string, said: string): string | undefined {
  const look = looks[main(language)];
  if (look === undefined || !said.startsWith(`${look}: `)) return undefined;
  return said.slice(look.length + 2).trim();
}

export function isStaying(language: string, said: string): boolean {
  return said.trim() === stayAwhile(language);
}
