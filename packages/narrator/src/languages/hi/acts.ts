import type { Acts } from "../language.ts";

const please = "[ना|na|please|प्लीज|ज़रा|zara]";

export const acts: Acts = {
  ownName: ["<&((mera|mere) (nam|naam)|मेरा नाम) _"],
  threatens: [
    "(तो|वरना|नहीं तो|to|toh|warna|varna) ..1 ((पछता|pachta|pachhta)~|(खैर|khair) (नहीं|nahi)~|(छोड़ूं|chhod)~)",
  ],
  givesWord: ["(वचन|जुबान|zubaan|vachan) (दे|दिय|de|diya)~"],
  lies: [
    "(झूठ|jhoth|jhooth|jhut) (बोल(ता|ती|ूं|कर)|bol(ta|ti|on|oon|un|kar)|कह(ता|ती|ूं)|keh(ta|ti)) !(हो|हैं|ho)",
  ],
  confesses: ["(कबूल|qubool|kabool|kubool|qabool) (कर(ता|ती|ना|नी|ूं)|kar(ta|ti|na|ni|on|oon|un))"],
  comforts: ["(मत डरो|डरो मत|mat daro|daro mat)"],
  wantsPromise: [
    "(वादा|वचन|vaada|wada|vachan) (करो|कीजिए|दो|करें|karo|kijiye|do)",
    "(तुमने|आपने|तूने|tumne|aapne|tune) ..3 (वादा|वचन|कसम|vaada|wada|vachan|kasam)",
  ],
  begsPardon: [
    "(माफ|क्षमा|maf|maaf|kshama) (करो|करना|करें|कीजिए|करिए|कर (दो|दीजिए|देना)|karo|karna|karen|kijiye|kar (do|dijiye|dena))",
  ],
  regrets: [
    "^ (main|mai|मैं) ..2 (bewakoof|bevkoof|murkh|pagal|gadha|gadhi|kayar|jhootha|jhoothi|बेवकूफ|मूर्ख|पागल|गधा|गधी|कायर|झूठा|झूठी) ({am}|tha|thi|था|थी)",
  ],
  wants: [
    `(सुना(ओ|इए|इये|ना|एं)|suna(o|iye|na)|sunaao) ${please} $`,
    `(मुझे|मुझको|हमें|mujhe|mujhko|humein|hamein) … (दो|दीजिए|दिखाओ|सिखाओ|बताओ|पिलाओ|खिलाओ|do|dijiye|dikhao|sikhao|batao|pilao|khilao) ${please} $`,
    `(खाने|पीने|khane|peene|pine) (को|ko|के लिए|ke liye) … (दो|दीजिए|do|dijiye) ${please} $`,
  ],
};
