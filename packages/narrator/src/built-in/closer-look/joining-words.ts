/** What stands before a scene's own sentences where they are told again; no line shows person or tense. */
const again: Readonly<Record<string, readonly string[]>> = {
  en: ["Closer, then.", "Once more, and slower.", "A second look.", "Again, without hurry."],
  hi: ["ज़रा और पास से।", "एक बार फिर, धीरे से।", "ठहरकर, फिर से।", "दूसरी नज़र में।"],
  bn: ["আরও কাছ থেকে।", "আর একবার, ধীরে।"],
  mr: ["आणखी जवळून.", "पुन्हा एकदा, सावकाश."],
  ta: ["இன்னும் அருகில்.", "மறுபடியும், மெதுவாக."],
  te: ["ఇంకా దగ్గరగా.", "మరోసారి, నెమ్మదిగా."],
  ur: ["ذرا اور قریب سے۔", "ایک بار پھر، آہستہ سے۔"],
  gu: ["જરા વધુ પાસેથી.", "ફરી એક વાર, ધીમેથી."],
  kn: ["ಇನ್ನೂ ಹತ್ತಿರದಿಂದ.", "ಮತ್ತೊಮ್ಮೆ, ನಿಧಾನವಾಗಿ."],
  ml: ["കുറച്ചുകൂടി അടുത്തുനിന്ന്.", "ഒരിക്കൽക്കൂടി, പതുക്കെ."],
};

/** What stands before a sentence of an earlier scene. */
const back: Readonly<Record<string, string>> = {
  en: "And this {comes|came} back:",
  hi: "और यह भी याद {आता है|आया}:",
  bn: "আর মনে পড়ে:",
  mr: "आणि हे आठवतं:",
  ta: "இதுவும் நினைவுக்கு வருகிறது:",
  te: "ఇది కూడా గుర్తొస్తుంది:",
  ur: "اور یہ بھی یاد آتا ہے:",
  gu: "અને આ પણ યાદ આવે છે:",
  kn: "ಇದೂ ನೆನಪಾಗುತ್ತದೆ:",
  ml: "ഇതും ഓർമ്മ വരുന്നു:",
};

export const againFor = (language: string): readonly string[] => again[language] ?? ["…"];
export const backFor = (language: string): string => back[language] ?? "…";
