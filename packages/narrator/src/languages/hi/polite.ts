import type { Polite } from "../language.ts";

const noFear = "((मत|mat) (रो|डर|घबरा|ro|dar|ghabra)~|(रो|डर|घबरा|ro|dar|ghabra)~ (मत|mat))";
const friend = "(bhai|bhaiya|yaar|dost|bro|brother|dude|mate|भाई|भैया|यार|दोस्त)";

export const polite: Polite = {
  hush: [
    "{lead} [{name}] [तुम|आप|tum|aap] (चुप|chup) (करो|कर|रहो|रहिए|हो (जा|जाओ|जाइए)|karo|kar|raho|rahiye|ho (ja|jao|jaiye)) [ज़रा|ना|zara|na] [,] [{name}] $",
  ],
  pardon: [
    "{lead} [मुझे|mujhe] {sorry} [{name}] $",
    "{lead} [मुझे|mujhe] {sorry},",
    "{lead} [मुझे|mujhe] {sorry} {name},",
  ],
  comfort: [
    `^ [{name},] ${noFear},? [{name}] $`,
    `^ [{name},] ${noFear}, (सब|sab) (ठीक|theek|thik)`,
  ],
  promise: [
    "(वादा|वचन|vaada|wada|vachan) (करो|कीजिए|दो|karo|kijiye|do) … (~ोगे|~ओगे|~ोगी|~ओगी|~oge|~ogi) $",
  ],
  doubt: [
    "^ [{name},] [मुझे|mujhe] (यकीन|विश्वास|yakeen|yaqeen|vishwas) (नहीं|nahi~) [होता|आता|है|hota|aata|hai] [,] [{name}] $",
  ],
  love: [
    "^ [{name},?] (मैं|मुझे|main|mai|mujhe) ((तुम|तुझ|आप|tum|tujh|aap)(से|se)|(तुम|तुझ|आप|tum|tujh|aap) (से|se)) [बहुत|bahut|bohot] (प्यार|प्रेम|मोहब्बत|मुहब्बत|इश्क|pyar|pyaar|prem|mohabbat|muhabbat|ishq) (करता|करती|karta|karti|है|hai) [{am}] [,] [{name}] $",
  ],
  // Before a name, to call somebody: "अरे आशा".
  calls: ["अरे ओ ऐ ए हे ओए अजी arre are arey arrey o oye ae aji"],
  // Who something is done to, by the word behind the name; but not "X को ... चाहिए", who only needs something.
  doneToBefore: ["(se|ko|से|को) !(… (चाहिए|chahiye|chaiye))"],
  honorifics: ["(ji|sahib|sahab|saheb|bhai|bhaiya|didi|babu|जी|साहब|साहेब|भाई|भैया|दीदी|बाबू)"],
  behindCall: ["(tum|tumh~|aap|aapk~|apk~|tu|tujhe|ter(a|e|i)|तुम|तुम्ह~|आप|आपक(ा|ी|े)|तू|तुझे|तेर(ा|ी|े))"],
  beforeCall: ["(tum|aap|tumh~|तुम|आप)"],
  noCallBehind: ["(से|को|का|की|के|में|पर|ने|और|या|se|ko|ka|ki|ke|mein|me|par|ne|aur|ya)"],
  friendly: [
    `, ${friend} &($)`,
    `<&(है|हैं|हूं|था|थी|लो|दो|चलो|रुको|गया|गई|गए|hai|hain|hoon|hu|tha|thi|lo|do|chalo|ruko|gaya|gayi|gaye) ${friend} &($)`,
  ],
};
