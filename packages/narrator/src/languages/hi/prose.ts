import type { Prose } from "../language.ts";

export const prose: Prose = {
  // What shows the tense of a text, and whether "I" or "you" is told of.
  past: ["था थी थे थीं"],
  present: ["है हैं हो हूँ हूं"],
  first: ["मैं मैंने मुझे मेरा मेरी मेरे"],
  second: ["तुम तुमने तुम्हें तुम्हारा तुम्हारी तुम्हारे आप आपने"],
  // What is said of her ends so, and of him: "खड़ी हो", "करता हूँ".
  asShe: ["ती_हो ती_हूँ ती_हूं ड़ी_हो ड़ी_हूँ ठी_हो ठी_हूँ रही_हो रही_हूँ रही_हूं"],
  asHe: ["ते_हो ता_हूँ ता_हूं ड़े_हो ड़ा_हूँ ठे_हो ठा_हूँ रहे_हो रहा_हूँ रहा_हूं"],
  // They change where the player's "मैं" is told as "तुम".
  turned: ["मैं तुम तुम्हारा तुम्हारी तुम्हारे मेरा मेरी मेरे मुझे तुम्हें"],
  // Verbs of saying, as they stand behind whoever says it.
  says: [
    "कहा पूछा बताया पुकारा बोला बोली बोले कहता कहती कहते पूछता पूछती पूछते बोलता बोलती बोलते",
    "बताता बताती बताते फुसफुसाता फुसफुसाती चिल्लाता चिल्लाती",
  ],
  // Beginnings of other verbs that somebody present does.
  does: [
    "आता आती आते आया आई आए बैठ खड़ मुस्कुर मुसकर हँस हंस देखता देखती देखते चलता चलती चलते निकल",
    "उठता उठती उठते झुक",
  ],
  // Between whoever did something and what they did.
  doerMark: "ने",
  // Behind a name: it is spoken of, and does nothing.
  cases: ["का की के को से में पर तक जैसा जैसी जैसे और या"],
  // What may stand behind a name.
  behindName: ["जी साहब साहिब बाबू भाई दादा चाचा काका बाबा अम्मा माँ दीदी बहन सिंह मास्टर"],
  // What may stand before whoever acts, and who is nobody in particular.
  small: [
    "वह वे यह ये उसने इसने उन्होंने इन्होंने मैंने हमने तुमने आपने जिसने किसने कोई किसी सब सभी",
    "दोनों उस इस उन इन उन्हों इन्हों जिस जिन किस हर एक दूसरे दूसरा पहला पहले तब फिर और अब लेकिन",
    "पर मगर तो वहाँ यहाँ हम तुम आप मैं लोग लोगों औरत आदमी",
  ],
  // An order to the story is one of these stems with an ending: "पढ़ो".
  deedVerbs: [
    "पूछ कह बोल बता पढ़ खोल देख सुन उठा रख चल बैठ रुक ठहर छिप छुप भाग तोड़ मार फेंक खा पी गा लिख",
    "जला बाँध बांध छू ढूँढ ढूंढ खोज पकड़ कर बुला पुकार डाल निकल घुस उतर चढ़ लौट सो जाग जगा रो हँस",
    "हंस नाच धमका डरा चुरा छीन खींच धकेल दिखा जा आ पहन हटा दबा बजा लगा सूँघ चख चूम थाम सहला हिला",
    "झाँक टटोल खटखटा पोंछ धो काट गिन कूद तैर दौड़ झुक लेट टहल घूम छोड़ बुझा उतार निकाल जोड़ फूँक",
  ],
};
