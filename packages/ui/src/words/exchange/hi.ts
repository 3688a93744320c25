import type { PluralForms } from "../en.ts";
import type { exchangeEn } from "./en.ts";

export const exchangeHi: {
  [Key in keyof typeof exchangeEn]: (typeof exchangeEn)[Key] extends string ? string : PluralForms;
} = {
  "format.twee": "Twee 3 (ट्वी)",
  "format.ink": "ink (इंक)",
  "format.json": "JSON पाठ",

  "import.title": "कहानी यहाँ लाएँ",
  "import.note": "Twine (Twee 3), Inky (ink) या JSON से। कुछ बदलने से पहले दिखेगा कि क्या आएगा।",
  "import.drop": "फ़ाइल यहाँ छोड़ें, या",
  "import.choose": "फ़ाइल चुनें",
  "import.other": "दूसरी फ़ाइल चुनें",
  "import.paste": "या पाठ चिपकाएँ",
  "import.pasteHint": "Twee, ink या JSON में",
  "import.unreadableFile": "फ़ाइल खुल नहीं पाई। आपकी कहानी जैसी थी वैसी है। फिर कोशिश करें, या पाठ चिपकाएँ।",
  "import.cancel": "रहने दें",
  "import.do": "ले आएँ",
  "import.coming": "क्या आएगा",
  "import.untitled": "बिना शीर्षक की कहानी",
  "import.scenes": { one: "{amount} दृश्य", other: "{amount} दृश्य" },
  "import.endings": { one: "{amount} अंत", other: "{amount} अंत" },
  "import.start": "{node} से शुरू",
  "import.findings": "क्या सुधारना चाहेंगे",
  "import.lost": {
    one: "{amount} बात छूटेगी या बदलेगी",
    other: "{amount} बातें छूटेंगी या बदलेंगी",
  },
  "import.nothingLost": "इसमें से कुछ नहीं छूटेगा।",
  "import.more": { one: "और {amount}।", other: "और {amount}।" },
  "import.replaces": {
    one: "यह अभी के {amount} दृश्य की जगह लेगी। वापस लेने से वह लौट आएगा।",
    other: "यह अभी के {amount} दृश्यों की जगह लेगी। वापस लेने से वे लौट आएँगे।",
  },
  "import.line": "पंक्ति {line}",

  "unreadable.blank": "इसमें कुछ नहीं है।",
  "unreadable.not_text": "यह पाठ नहीं है। .twee, .ink या .json फ़ाइल चुनें।",
  "unreadable.too_long": "यह यहाँ रखी जा सकने वाली किसी भी कहानी से लंबी है।",
  "unreadable.unknown": "यह न Twee है, न ink, न JSON। Twee में हर अंश “:: Start” जैसी पंक्ति से शुरू होता है।",
  "unreadable.broken_json": "JSON पढ़ा नहीं जा सका।",
  "unreadable.broken_json_at": "JSON पढ़ा नहीं जा सका: पंक्ति {line}, स्तंभ {column} पर टूटता है।",
  "unreadable.not_object": "JSON मुड़े कोष्ठकों वाला ऑब्जेक्ट नहीं है।",
  "unreadable.no_nodes": "JSON में कोई दृश्य नहीं: उसमें “nodes” नहीं है।",
  "unreadable.no_passage": "कोई पंक्ति “::” से अंश शुरू नहीं करती, तो इसमें कोई दृश्य नहीं।",
  "unreadable.no_knot": "इसमें न कोई गाँठ (knot) है, न पाठ।",
  "unreadable.twine_page":
    "यह खिलाड़ियों का पन्ना है। Twine में Build, फिर Export As Twee चुनें, और वह फ़ाइल लाएँ।",
  "unreadable.compiled_ink": "यह खेल के लिए तैयार ink है। असली .ink फ़ाइल लाएँ।",

  "loss.field": "“{field}” की यहाँ जगह नहीं; छोड़ दिया जाएगा।",
  "loss.not_story": "“{name}” कहानी नहीं कहता; छोड़ दिया जाएगा।",
  "loss.twice": "“{name}” दो बार है; पहला रहेगा।",
  "loss.logic": "“{code}” समझ नहीं आया; पाठ में जैसा है वैसा रहेगा।",
  "loss.became_choice": "कहानी अपने आप “{target}” पर जाती थी; अब वह विकल्प है।",
  "loss.once_only": "“{choice}” एक ही बार चुना जा सकता था; अब फिर चुना जा सकेगा।",
  "loss.became_node": "विकल्प के बाद का पाठ “{node}” दृश्य बनेगा।",
  "loss.before_first": "पंक्ति {line} पर जो है वह किसी अंश में नहीं; छोड़ दिया जाएगा।",
  "loss.broken_settings": "पंक्ति {line} पर “{name}” की सेटिंग पढ़ी नहीं जा सकी; छोड़ दी जाएगी।",
  "loss.open_comment": "पंक्ति {line} की टिप्पणी कहीं बंद नहीं होती; उसके आगे सब छूटेगा।",

  "export.title": "कहानी बाहर ले जाएँ",
  "export.note": "जैसी इस मेज़ पर है, सहेजी हो या नहीं।",
  "export.twee": "Twee 3 (ट्वी)",
  "export.tweeFor": "Twine और Tweego के लिए।",
  "export.ink": "ink (इंक)",
  "export.inkFor": "Inky और ink से बने खेलों के लिए।",
  "export.json": "JSON पाठ",
  "export.jsonFor": "सब कुछ, जैसा यहाँ लिखा है।",
  "export.do": "{file} उतारें",
  "export.close": "बंद करें",
  "export.beside":
    "ये ऐसी टिप्पणियों में जाते हैं जिन्हें दूसरे प्रोग्राम नहीं पढ़ते और सहेजते समय हटा सकते हैं: {fields}।",
  "export.renamed": {
    one: "{amount} दृश्य वहाँ सरल नाम से रहेगा। यहाँ लौटने पर उसका अपना नाम लौट आएगा।",
    other: "{amount} दृश्य वहाँ सरल नामों से रहेंगे। यहाँ लौटने पर उनके अपने नाम लौट आएँगे।",
  },
  "export.lost": { one: "{amount} बात इसमें नहीं है", other: "{amount} बातें इसमें नहीं हैं" },
};
