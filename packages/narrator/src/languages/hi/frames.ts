import type { Frames } from "../language.ts";

export const frames: Frames = {
  refused: ["(रहने|rehne|rahne) (दो|दे|do|de|dijiye|दीजिए)"],
  shrunkFrom: [
    "{oblique} (से|se) (डर~|dar~)",
    "{oblique} (की|ki) (हिम्मत|ताकत|जरूरत|himmat|taakat|takat|zaroorat|zarurat|jarurat)~",
    "{deed} (भूल|bhool|bhul)~",
    "{deed} (बेकार|गलत|ठीक नहीं|अच्छा नहीं|जरूरी नहीं|पाप|बेवकूफी|पागलपन)",
    "{deed} (bekar|bekaar|galat|(theek|thik|accha|zaroori|zaruri) nahi[n]|paap|bewakoofi|pagalpan)",
    "{deed} (नहीं (चाह~|है~|चाहिए~)|nahi[n] (chah~|hai~|chahiye~))",
    "{deed} (क्यों|kyu|kyun|kyo|kyon) (जरूरी|zaroori|zaruri)~",
  ],
  beforehand: [
    "{oblique} (से|se) (पहले|pehle|phle)~",
    "{oblique} (के|ke) (बजाय|बिना|बगैर|bajay~|bina|bagair)~",
    "^ (जब तक|jab tak)",
  ],
  bidden: [
    "(उस|उन|इस|us|use|un|is)(से|को|se|ko) (कहो|बोलो|कह दो|बोल दो|kaho|bolo|keh do|bol do) (कि|ki)",
    "^ (उसको|उनको|उसे|उन्हें|usko|unko|use|unhe) … {oblique} (दो|do)",
  ],
  watched: ["(देखता|देखती|dekhta|dekhti) (हूं|hon|hoon|hu|hun),? [कि|ki] (वह|वो|वे|wo|woh|ve|vo)"],
  ofAnother: [
    "^ !(… (क्यों|क्या|कौन|कब|कैसे)~) (तुम|तू|आप) [ही|लोग] (…) (~ओ|~ो|~इए|~िए|~ना) $",
    "^ !(… (kyu|kya|kaun|kab|kaise)~) (tum|tu|aap) [hi|log] (…) (~o|~iye|~iyega|~na) $",
    "^ (कौन|kaun|kon) … (चाह|chah)~",
  ],
  wantedOfMe: [
    "मुझ(से|े|को) (मत|नहीं) (कह|बोल)~ कि",
    "mujh(se|e|ko) (mat|nahi[n]) (kah|keh|bol)~ ki",
    "(चाहत(े|ी|ा)|chaht(e|i|a)) (हैं|है|hai|hain) (कि|ki)",
  ],
  spokenOf: [
    "{oblique} (के|ke) (बारे|bare|baare)~",
    "{oblique} (की|का|ki|ka) (बात|मजाक|सपना|ख्याल|किस्सा|नाटक|bat|baat|mazak|mazaak|sapna|khyal|khyaal|khayal|khayaal|kissa|natak|naatak)",
  ],
  toldOf: [
    "^ (जब|jab) (मैं|हम|main|mai|hum) … (~था|~थी|~थे|tha|thi|the)",
    "^ (पिछल(े|ी)|pichl(e|i)|pichhl(e|i)) (साल|महीने|हफ्ते|बार|रात|saal|mahine|hafte|baar|raat)",
    "^ (किसी|उस|kisi|us) (ने|ne) (कहा|बोला|kaha|bola)",
    "^ (उसने|usne) (कहा|बोला|kaha|bola)",
    "^ (लोग|सब|log|sab) (कहते|kehte|kahte)~",
    "(सपने|sapne) (में|me|mein)",
    "^ (कहते हैं|kehte hain|kahte hain|सुना है|suna hai)",
  ],
  onceMeant: [
    "{oblique} (का|ka) (इरादा|irada|iraada) (था|tha)",
    "{oblique} (वाला|वाली|wala|wali) (था|थी|tha|thi)",
  ],
  putOff: [
    "(बाद में|कल|फिर कभी|अभी नहीं|किसी दिन|किसी और दिन|थोडी देर बाद)",
    "(baad (me|mein)|kal|phir kabhi|abhi nahi|kisi din|thodi der baad)",
    "(अगल(ा|ी|े)|agl(a|e|i)) ..2 (के लिए|ke liye|पर|par|pe|में|me|mein)",
  ],
  pretended: [
    "(नाटक कर|दिखावा|ढोंग|natak kar|naatak kar|dikhava|dikhawa|dhong)~",
    "(झूठ|jhoth|jhooth) (बोल|कह|bol|kah|keh)~ … (कि|ki)",
    "{oblique} (का|ka) (नाटक|natak|naatak)",
  ],
  mocked: ["?(कभी नहीं|kabhi nahi[n]) $", "? (कभी नहीं|kabhi nahi[n]) $"],
  byAnother: [
    "(तुम|तू|आप|तुम्ह~|tum|tu|aap|tumhi)",
    "(~से|~को|~se|~ko) (कहो|कहूं|बोलो|कह दो|भेज|kaho|bolo|bhej|keh do)~",
    "(~जाएं|~करें|~लें|~दें|उतारें|~आएं|जाएगा|जाएगी|छोड आए|jaaye|jaayein|karein) !(?) $",
  ],
  takenBack: [
    "(पर|मगर|लेकिन|फिर) … (नहीं|रुक|वापस|छोड)~",
    "(par|magar|lekin|phir) … (nahi|ruk|wapas|chhod|chhor)~",
    "(रुक जा|पूरा नहीं|हिम्मत नहीं|वापस|आधी|आधा|ruk jat|ruk jaat|wapas|muh band|aadha|aadhi)~",
  ],
  passedOver: ["(~की|~के|~ki|~ke) (जगह|बजाय|jagah|bajay|bajaye)"],
  inMind: ["(मन (में|ही मन)|दिल में|man[n] (me|mein|hi)|dil (me|mein|hi))~"],
  wished: ["(काश|kaash|मन करता|इच्छा|चाहिए था|chahiye tha)"],
  seams: ["<&((से|se) (पहले|pehle|phle))"],
};
