import type { PluralForms } from "../en.ts";
import type { PlayWordKey, playEn } from "./en.ts";

export const playHi: {
  readonly [Key in PlayWordKey]: (typeof playEn)[Key] extends string ? string : PluralForms;
} = {
  "log.label": "अब तक की कहानी",
  "log.you": "आप: {words}",
  "log.selected": "आपने चुना: {words}",
  "log.model": "{model} के साथ ({credits} क्रेडिट)",
  "log.alternatives": "इनमें से कोई आज़माएँ:",
  "log.image": "AI का बनाया चित्र",
  "log.undone": "वापस लिया गया",
  "log.thinking": "AI सोच रहा है...",
  "log.newPassage": "नया अंश",
  "log.finish": "क्लिक या Escape से पूरा दिखेगा",
  "choices.label": "आप क्या करेंगे?",

  "part.more": "इस भाग के साथ और कुछ",
  "part.branch": "यहाँ से नए खेल में आगे बढ़ें",
  "part.report": "इस अंश की शिकायत करें",

  "retell.again": "फिर से सुनाएँ",
  "retell.note": "XP एक ही बार गिना जाता है, और हर बार का सुनाया सँजोया रहता है।",
  "retell.versions": "इस भाग के सुनाए गए रूप",
  "retell.of": "{total} में से {current}",
  "retell.before": "इससे पहले का रूप",
  "retell.next": "अगला रूप",

  "origin.note": "यह खेल एक और खेल से निकला है, जो वैसा ही है जैसा आपने छोड़ा था।",
  "origin.open": "उसे खोलें",

  "tray.label": "आदेश",
  "tray.placeholder": "बताइए, आप क्या करते हैं...",
  "tray.act": "करें",
  "tray.stop": "रोकें",
  "tray.continue": "आगे",
  "tray.immerse": "डूबें",
  "tray.show": "दिखाएँ",
  "tray.undo": "वापस",
  "tray.continueNote": "कहानी को आगे बढ़ाएँ",
  "tray.immerseNote": "और पास से देखें, फिर चुनें",
  "tray.showNote": "इस दृश्य का चित्र",
  "tray.undoNote": "पिछला भाग वापस लें",
  "tray.actNote": "आपके अपने शब्द, कहानी में बुने हुए",

  "coin.price": { one: "{amount} सिक्का", other: "{amount} सिक्के" },
  "coin.free": "बिना सिक्के के",

  "receipt.xp": "{xp} अनुभव",
  "receipt.scene": "लगभग {scenes} में से दृश्य {scene}",
  "receipt.turn": { one: "पिछली बारी: {amount} सिक्का", other: "पिछली बारी: {amount} सिक्के" },
  "receipt.free": "पिछली बारी: बिना सिक्के के",
  "receipt.left": "{amount} बचे",

  "bar.back": "पीछे",
  "bar.know": "कैसे खेलें",
  "bar.memory": "कथाकार को क्या याद है",
  "bar.story": "कहानी",
  "bar.text": "लेखन मॉडल",
  "bar.image": "चित्र मॉडल",

  "know.commands": "खेल के आदेश",
  "know.models": "AI मॉडल",
  "know.modelsNote":
    "लेखन मॉडल कहानी कहता है और चित्र मॉडल उसे रँगता है। हर एक की अपनी आवाज़, अपना हाथ और हर बारी का अपना दाम है। इन्हें कभी भी बदलिए; कहानी वहीं से आगे चलेगी।",
  "know.undoNote": "कहानी और XP पहले जैसे हो जाते हैं। सिक्के नहीं लौटते: काम हो चुका था।",
  "know.xp": "{xp} अनुभव",
  "know.more": "और जानना चाहते हैं?",
  "know.guide": "यहाँ क्लिक करें",

  "alternatives.title": "जो मॉडल आपके सिक्कों में आ सकते हैं",

  "undo.title": "यह भाग वापस लें?",
  "undo.note":
    "कहानी अपने पिछले भाग से पहले लौट जाएगी, और आपका XP भी। सिक्के नहीं लौटेंगे। इसे पलटा नहीं जा सकता।",
  "undo.keep": "रहने दें",
  "undo.undo": "वापस लें",

  "ending.title": "कहानी पूरी हुई",
  "ending.note": "हर बार की कहानी सँजोई रहती है। रास्ते और भी हैं।",
  "ending.found": "मिले हुए अंत",
  "ending.foundOf": "{total} में से {found}",
  "ending.xp": "अनुभव (XP)",
  "ending.choices": "किए गए चुनाव",
  "ending.scenes": "देखे गए दृश्य",
  "ending.again": "फिर से खेलें",
  "ending.stay": "एक बार और पढ़ें",

  "session.loading": "खेल खुल रहा है...",
  "session.missing": "यह खेल नहीं मिला",
  "session.failed": "खेल नहीं खुल सका",
  "session.missingNote": "शायद यह किसी और पाठक का है, या पते में कोई चूक है।",

  "turn.guest": "आगे खेलने के लिए लॉग इन कीजिए।",
  "turn.models": "AI मॉडल नहीं आ सके। जो सदा रहते हैं, उन्हीं से काम चल रहा है।",
  "turn.lowCredits": "आपके सिक्के कम हो रहे हैं!",
  "turn.credits": "{model} के लिए सिक्के कम हैं। आपके पास {available} हैं, चाहिए {required}।",
  "turn.xp": "अनुभव कम है। आपके पास {current} XP है, इसके लिए {required} XP चाहिए।",
  "turn.failed": "यह काम नहीं हो सका।",
  "turn.ended": "कहानी पूरी हुई",
};
