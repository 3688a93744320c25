import type { Moods } from "../language.ts";

const early = "^ [(um|umm|hm|hmm|ok|तो|to),?]*";

export const moods: Moods = {
  // Somewhere in a question.
  asks: [
    "क्या कौन कौनसा किस किसने किसका किसकी किसके कब कहां किधर क्यों कैसे कैसा कैसी कितना कितनी कितने",
    "kya kyaa kaun kon kaunsa kiska kiski kiske kisne kab kahan kahaan kaha kidhar kyun kyon kyu kyo kaise kaisa kaisi kitna kitni kitne",
  ],
  // At the beginning of a condition, or before it.
  supposes: ["अगर यदि agar yadi"],
  // What is only thought of.
  imagines: ["काश शायद सोचता सोचती सोचते kaash kash shayad sochta sochti sochte"],
  // A sentence ends so that tells what its speaker does.
  deeds: [
    "ता हूं",
    "ती हूं",
    "ते हैं",
    "ूंगा",
    "ूंगी",
    "ऊंगा",
    "ऊंगी",
    "ta hun",
    "ti hun",
    "ta hu",
    "ti hu",
    "ta hoon",
    "ti hoon",
    "te hain",
    "unga",
    "ungi",
  ],
  conditions: [
    "^ (मान लो|मान लीजिए|maan lo|man lo|maan lijiye|man lijiye) (कि|अगर|मैं|हम|ki|agar|main|mai|hum)",
  ],
  // Nobody who begins, or ends, so has decided; what is turned over in the mind, dreamt, feared or remembered is not done.
  thought: [
    `${early} (शायद|shayad)`,
    "(शायद|shayad) $",
    // What somebody used to do.
    "(~ता|~ती|~ते) (था|थी|थे|थीं)",
    "कहा करत~",
    "(चाहिए|chahiye) (था|थी|थे|tha|thi|the) !(?) $",
    "(सोचा|socha) (था|tha) $",
    "(सोच|soch) (रह|rah)~ !(हो|हैं|ho|hain)",
    "^ [मैंने|maine] (सोचा|socha)",
    "(मन|दिल|man|mann|dil) [तो|to] (कर(ता|ती) है|kar(ta|ti) (hai|h))",
    "(मन ही मन|man[n] hi man[n])",
    "(सपन|ख्वाब|sapn|khwab|khwaab)~ ..1 (देख|dekh)~ ..1 (कि|ki)",
    "(डर|dar|darr) (लग|है|था|lag|hai|tha)~ ..1 (कि|ki)",
    "(याद|yaad) (है|आ|hai|aa)~ ..1 (जब|कि|वो|वह|jab|ki|wo|woh)",
    "(याद|yaad) (आ|aa)~ [(ग|रह|g|rah)~] [है|हैं|था|थी|hai|h] $",
    "(~ता|~ती|~ते|रह(ा|ी|े)|गय(ा|ी)|गए|गई) हो(गा|गी|ंगे)",
    "(~ta|~ti|~te) ho(ga|gi|nge)",
    "!(मैंने|हमने)~ने … (था|थी|थे) !(?) $",
    "(~ने|~ne) [(मुझ|mujh|हम|hum)~] (कहा|बोला|बताया|kaha|bola|bataya) [था|है|tha|hai] (कि|ki)",
    "^ (कोई (और|दूसरा|भी)|koi (aur|doosra|dusra|bhi))",
    "(बाद में|फिर कभी|अभी नहीं|baad (me|mein)|phir kabhi|abhi nahi~) $",
    ", (सोचता|सोचती|sochta|sochti) {am} $",
    "(विचार|vichar) (कर|kar)~ $",
  ],
  // The same in Latin letters, in lines that are Hindi.
  thoughtOwn: ["(~ta|~ti|~te) (tha|thi|the|thin)", "kaha kart~"],
  undecided: [
    "दोनों में से",
    "(या तो|ya to)",
    "(कोई|koi) (एक|ek)",
    "(तय|फैसला|tay|faisla|decide) (नहीं|nahi|nahin) (कर|हो|kar|ho)~",
    "(समझ|samajh) (नहीं|nahi|nahin) (आ|पा|aa|pa)~ ..1 (क्या|किस|कौन|kya|kis|kaun)~",
    "{iDo},? (या|कि) !(नहीं~|ना) … {iDo}",
    "{iDo},? कि _?",
    "{iDoLatin},? ya !(na~) … {iDoLatin}",
    "{iDo},? या !(नहीं~|ना) …?",
    "{iDoLatin},? ya !(na~) …?",
    "(या|ya) (ना|न|na) _",
    "(पता नहीं|pata nahi[n]) … (या|ya) !(नहीं~|nahi~)",
  ],
  asksAloud: ["(पूछ|पूंछ|pooch|puch|poonch)~", "(jigyasa|सवाल|sawaal|sawal)"],
  // "इसके बारे में बताओ" asks; "उसको इसके बारे में बताओ" is done to another.
  asksToBeTold: [
    "^ !(… (!(मुझ~|mujh~)~(को|ko)|उसे|उन्हें|use|unhe)) … (बारे|baare|bare) 1..2 (बता[ओ|इए|इये|ना]|बता (दो|दीजिए)|bata[o|ao|iye|na]|bata (do|dijiye)) $",
  ],
  // "क्या मैं उससे पूछूँ", "kya main khol sakti hu": whether, or for leave.
  asksWhetherTo: [
    "^ (क्या|kya) (मैं|हम|मुझे|main|mai|hum|mujhe)",
    "^ (क्या|kya) 1..8 (सक|sak)(ता|ती|ते|ta|ti|te) (हूं|हैं|hu|hun|hoon|hain|hai|h)",
    "^ (क्या|kya) 1..3 (पूछ|pooch|puch)(ूं|u|un|oon)",
  ],
  looksFor: [
    "(देख|सुन|ढूंढ|खोज|पता|dekh|dhoondh|pata)~",
    "sun(o|u|ta|ti|na|ne|kar|ke)",
    "(पढ|पहचान|बता|दिखा|समझा|padh|pehchan|pehchaan|bata|dikha|samjha)(ूं|ऊं|कर|oon|on)",
    "(पढ|पहचान|बता|दिखा|समझा|padh|pehchan|pehchaan|bata|dikha|samjha)(ता|ती|ta|ti) (हूं|h~|d~)",
    "(पढ|पहचान|बता|दिखा|समझा|padh|pehchan|pehchaan|bata|dikha|samjha) (लूं|दूं|लेता|लेती|देता|देती|kar|lu|loon|du|doon|deta|deti|leta|leti)~",
  ],
  whether: ["^ (क्या|kya)"],
  // A question by its form, often without its mark: "खोलूँ क्या", "kholu ya nahi", "kya main kholu".
  asked: [
    "(~ूं|~ऊं|~u|~un|~oon) (क्या|kya) $",
    "(या|ya) (नहीं|ना|nahi|nahin|na) $",
    "(~ूं|~ऊं|~u|~un|~oon|चाहिए|chahiye) (कि|ki) (नहीं|ना|nahi|nahin|na) $",
    "^ (क्या|kya) (मैं|हम|मुझे|main|mai|hum|mujhe)",
  ],
  // "Ramdin tum patri dekhne kab gaye the": asked of somebody, whatever they look for.
  askedOfOther: [
    "(तुम|आप|tum|aap) …80 (कब|कहां|क्यों|कौन|कैसे|kab|kaha|kahan|kahaan|kyu|kyun|kyo|kyon|kaun|kaise) … (था|थी|थे|है|हैं|हो|tha|thi|the|hai|hain|ho) ..2 $",
  ],
  // "मैं कैसे": nobody who asks so does it.
  ofOneself: [
    "^ [तो|to] (मैं|हम|main|mai|hum) ..1 (क्यों|कैसे|kyu~|kyo~|kaise)",
    "(मगर|पर|लेकिन|magar|par|lekin) (क्यों|कैसे|kyu~|kyo~|kaise) $",
  ],
  because: ["(क्योंकि|ताकि|वरना|kyonki|kyunki|kyuki|taaki|taki|varna|warna)"],
  therefore: ["(इसलिए|इसीलिए|isliye|isiliye)"],
  deedBehind: [", &(main|मैं|चलो|chalo)"],
  // Not "फिर से" (again), nor "फिर भी" (still).
  nextDeed: ["[और] <!(या) फिर !(से|भी)", "[aur] <!(ya) phir !(se|bhi)"],
  or: ["या [फिर]", "ya [phir]"],
  and: ["(और|aur)"],
  bargains: [
    "((तुम|आप|tum|aap)[ने|ne|लोग|log]|तू|तूने|tu|tune) …80 (तो|to|toh) …80 (मैं|हम|main|mai|hum)",
  ],
  threats: [
    "(नहीं|मत|न|ना|nahi|nahin|mat)",
    "(मार|जला|तोड|काट|चिल्ला|शिकायत|maar|jala|tod|kaat|chilla|shikayat)~",
  ],
};
