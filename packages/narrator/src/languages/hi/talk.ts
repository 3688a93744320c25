import type { Talk } from "../language.ts";

const you = ["(tum|tumh~|aap|aapk~|तुम~|आप~)"];
const i = "(main|mai|maine|मैं|मैंने)";

export const talk: Talk = {
  player: ["(main|mai|mera|meri|mujhe|मैं|मेर(ा|ी|े)|मुझे)"],
  spokenTo: ["(tum|tu|aap|tumhi|तुम|तू|आप)"],
  saysI: ["(मैं|मैंने|मुझ~|मेर(ा|ी|े)|main|maine|mai|mujh~|mer(a|e|i))"],
  saysYou: ["(तुम~|आप~|तू|tum~|aap~)"],
  you,
  asksOfYou: you,
  youOrMe: ["(tum|aap|tu|ho|rahe|rahi|mujhse|तुम|आप|तू|हो|रहे|रही|मुझसे)"],
  mine: ["^ (mera|meri|mere|मेरा|मेरी|मेरे) $"],
  yours: ["^ (tumhar(a|e|i)|aapk(a|e|i)|apk(a|e|i)|ter(a|e|i)|तुम्हार(ा|ी|े)|आपक(ा|ी|े)|तेर(ा|ी|े)) $"],
  theirs: ["^ (usk(a|e|i)|unk(a|e|i)|उसक(ा|ी|े)|उनक(ा|ी|े)) $"],
  pronouns: ["(isko|usko|ise|use|yeh|woh|ye|wo|इसे|उसे|इसको|उसको|यह|वह|ये|वे|इन्हें|उन्हें)"],
  ofHim: ["(woh|wo|uska|uski|usko|वह|वो|उसका|उसकी|उसको)"],
  // "मुझे डर लग रहा है": the player tells how they are.
  ofMe: ["{lead} (मुझे|मुझको|मेर(ा|ी|े)|mujhe|mujhko|mer(a|e|i))"],
  // "अब्बा से पूछो हाथ कब से काँपता है": a question to somebody, told.
  asksSomebody: [
    "(से|se) (पूछ|pooch|puch)~ [कि|ki] … (kab|kyu|kyun|kyon|kya|kaun|kahan|kaise|कब|क्यों|क्या|कौन|कहां|कैसे)",
  ],
  asksWhom: ["_ &((से|se) ..6 (पूछ|pooch|puch)~)"],
  tellsThat: ["(बता|कह|bata|keh|kah)~ ..2 (कि|ki)"],
  // "अगर सच बोलूँ तो क्या होगा": a supposition, asked of those present.
  asksOfIt: ["(क्या|kya) (होगा|hoga|करोगे|करोगी|karoge|karogi) $"],
  supposes: ["^ (अगर|यदि|agar|yadi)"],
  supposed: ["(अगर|यदि|मान लो|agar|yadi|maan lo)"],
  refuses: ["(मत|नहीं|nahi|nahin|mat)"],
  rephrased: [
    ["[क्या] [यह|ये] सच है कि", ""],
    ["[kya] [yeh|ye] sach hai ki", ""],
  ],
  about: ["(बारे|bare|baare)"],
  // "क्या तुम डरते हो" asks whether, "क्या कर रहे हो" does not.
  asksWhetherToo: [
    "(क्या|kya|kia) (तुम|आप|तू|वह|वो|वे|यह|ये|मैं|हम|उस|इस|tum|aap|tu|woh|wo|vo|yeh|ye|main|mai|hum|us|is)[ने|को|ne|ko]",
  ],
  remembering: [
    "(याद (है|हैं|होगा|होगी)|भूल (गए|गई|गये)) [न|ना|क्या]",
    "((yad|yaad) (hai|hain|hoga|hogi)|bhool (gaye|gayi|gaya)) [na|kya]",
  ],
  nameGiven: ["(mera|mere) (nam|naam) <name=_>", "मेरा नाम <name=_>"],
  noName: ["क्या kya"],
  nameAsked: ["mer(a|e) (nam|naam) (kya (hai|tha)|(yad|yaad) hai)", "मेरा नाम (क्या (है|था)|याद है)"],
  saysOwnName: [
    "(apna|अपना) [asli|पूरा|असली|poora|pura] (nam|naam|नाम) (bol|bata|kah|keh|le|lo|बोल|बता|कह|ले|बताऊ)~ [hoon|hun|hu|do|deti|deta|हूं|दो|देती|देता]* $",
  ],
  // What a line becomes that says the player's own name.
  ownName: "मेरा नाम",
  // Whose a deed is stands where the stress is: "nakkara main bajati hoon" is not "main nakkara bajati hoon".
  claims: [
    "_ (main|mai|मैं) [hi|to|ही|तो] ..1 (~ti|~ta|~ती|~ता) [hoon|hu|hun|hui|हूं] $",
    `${i} (hi|ही)`,
    `(nahi|nahin|नहीं),? ${i}`,
    "(maine|mene|मैंने) 1..3 [hai|tha|thi|है|था|थी] $",
  ],
};
