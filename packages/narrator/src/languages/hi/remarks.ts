import type { Remarks } from "../language.ts";

const senses =
  "(देख|ताक|निहार|घूर|सूंघ|छू|टटोल|सहला|गिन|dekh|taak|nihaar|ghoor|soongh|sungh|chhu|chhoo|tatol|sehla|gin)";
const feelings =
  "(डर|भूख|प्यास|ठंड|नींद|शर्म|लाज|गर्मी|दर्द|dar|darr|bhok|bhook|bhokh|bhookh|bhukh|pyas|pyaas|thand|nend|neend|sharam|sharm|garmi|dard)";
// "I" or "we", of whom the line then tells.
const ofMine =
  "(मैं|मैंने|मुझे|हम|हमें|मेर(ा|ी|े)|हमार(ा|ी|े)|main|mai|maine|mujhe|hum|humein|mer(a|i|e)|hamar(a|i|e))";
// "रही है", "गए", "hai": a line that tells how something is ends so.
const howItIs = "[(रह|गय|गए|गई|हो|rah|rh|gay|ho)~]* [है|हैं|था|थी|थे|hai|hain|h|tha|thi|the] $";

export const remarks: Remarks = {
  // Something is only looked at, smelt or heard: "लालटेन को ध्यान से देखता हूँ".
  sensed: [
    `^ !(… (~कर|~kar) _) … (~को|की ओर|की तरफ|~ko|ki or|ki taraf) [_ (से|se)|बस|bas] ${senses}[ता|ती|ते|ूं|ो|ta|ti|te|on|oon|u|o] [[रहता|रहती|rehta|rehti] ({am}|बस|bas)]* $`,
    `^ !(..2 (कर|के|kar|ke)) 1..3 ${senses}(ता|ती|ta|ti) {am} $`,
    "(कान|kaan) (लगा|laga)(ता|ती|ta|ti) {am} $",
  ],
  // Something is only said of how things are: "मुझे डर लगता है".
  remarked: [
    `^ !(… ${ofMine}) 1..3 (की|का|के|ki|ka|ke) 1..4 <!((~न(ा|ी|े)|~ते|~n(a|i|e)|~te) [ही|तो|भी|hi|to|bhi]) (है|hai) $`,
    `^ !(… , _) … ${feelings} ..1 (लग|आ|हो|lag|aa|ho)[ती|ता|ti|ta] ${howItIs}`,
    `^ !(… , _) … (मन|दिल|man|mann|dil) ..1 (हो|भर|बैठ|टूट|डूब|घबरा|ho|bhar|baith|toot|doob|ghabra)[ती|ता|ti|ta] ${howItIs}`,
    `^ !(… , _) … (पर|par|pe) ..1 (दया|तरस|गुस्सा|प्यार|daya|taras|gussa|pyar|pyaar) (आ|aa)[ती|ता|ti|ta] ${howItIs}`,
    `^ !(… , _) … (कांप|दुख|सुन्न|kaanp|kamp|dukh|sunn)[ती|ता|ti|ta] ${howItIs}`,
  ],
  // "है", "रहा था", "gaya": a line that only tells something ends so.
  tells: [
    "(है|हैं|था|थी|थे|होगा|होगी|होंगे|रहा|रही|रहे|गया|गयी|गये|गई|गए) [न|ना|वैसे|शायद|अभी|आज]* $",
    "(hai|hain|h|tha|thi|the|hoga|hogi|honge|raha|rahi|rahe|gaya|gayi|gaye) [na|waise|shayad|abhi|aaj]* $",
  ],
  // "मैं", "देखो", "जाऊँगा", "पूछता हूँ", "जाकर", "चलते हैं": the player does something.
  does: [
    "(मैं|मैंने|मुझे|मुझसे|हम|हमें|main|mai|mein|maine|mujhe|mujhse|hum)",
    "!(तो|को|जो|वो|यो|दो|हूं)(~ो|~ओ|~ूं|~ऊं|~ूंगा|~ूंगी|~ऊंगा|~ऊंगी|~िए|~इए|~िये|~ेंगे|~एंगे|~कर)",
    "!(to|ko|jo|wo|vo|yo|do|woh|kon)(~o|~on|~un|~u|~unga|~ungi|~oonga|~oongi|~iye|~enge|~kar)",
    "(~ता|~ती|~ते|रह(ा|ी|े)) (हूं|हू|हैं)",
    "(~ta|~ti|~te|rah(a|i|e)) (hon|hoon|hu|hun|hain)",
    "(दे|ले|बोल|कह|कर|बता|भेज|रख|छोड|दिखा|de|le|bol|keh|kah|kar|bata|bhej|rakh|chhod|chhor|dikha) (दो|लो|do|lo)",
    "(दो|लो|do|lo) $",
    "(~ना|~ने|~na|~ne) [है|hai] $",
  ],
};
