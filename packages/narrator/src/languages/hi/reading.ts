import type { Reading } from "../language.ts";

export const reading: Reading = {
  // What people are: with an article or an owner before it, each is somebody.
  roles: [
    "आदमी औरत लड़का लड़के लड़की बच्चा बच्चे बच्ची बूढ़ा",
    "बूढ़े बुढ़िया अजनबी युवक युवती जवान बुज़ुर्ग",
    "माँ अम्मा अम्मी पिता पापा बाबा अब्बा बापू बहन दीदी भाई भैया बेटा",
    "बेटे बेटी पत्नी बीवी पति चाचा चाची मामा मामी मौसी बुआ फूफा",
    "दादा दादी नाना नानी ताऊ ताई भाभी जीजा ससुर सास दूल्हा दुल्हन पड़ोसी",
    "पड़ोसन दोस्त सहेली मेहमान मुसाफ़िर यात्री ग्राहक मालिक मालकिन",
    "कप्तान मल्लाह माझी नाविक मछुआरा मछुआरे ड्राइवर चालक कंडक्टर गार्ड चौकीदार पहरेदार दरबान",
    "सिपाही सैनिक हवलदार दरोग़ा दारोगा थानेदार पुलिसवाला पुलिसवाले इंस्पेक्टर अफ़सर",
    "राजा रानी राजकुमार राजकुमारी मंत्री दीवान सेनापति",
    "साधु संन्यासी पंडित पुजारी मौलवी फ़क़ीर ऋषि",
    "मास्टर मास्टरजी अध्यापक अध्यापिका शिक्षक शिक्षिका टीचर",
    "मैडम प्रिंसिपल छात्र छात्रा चपरासी बाबू क्लर्क",
    "डॉक्टर नर्स वैद्य हकीम मरीज़ वकील जज सेठ साहूकार दुकानदार",
    "व्यापारी बनिया चायवाला चायवाले हलवाई रसोइया बावर्ची",
    "किसान माली चरवाहा लोहार बढ़ई दर्ज़ी कुम्हार मोची नाई धोबी नौकर नौकरानी दाई कुली रिक्शावाला",
    "चोर डाकू ठग जासूस क़ैदी भिखारी गायक गायिका नर्तकी ढोलकिया शायर कवि भूत चुड़ैल राक्षस परी",
    "कुत्ता बिल्ली घोड़ा कौआ लोमड़ी भेड़िया भालू तोता उल्लू बकरी गाय",
    "aadmi aurat ladka ladki bachcha bachchi budha budhiya maa",
    "amma papa baba abba behen didi bhai bhaiya beta beti",
    "chacha chachi mama mami mausi dada dadi nana nani dost padosi",
    "driver guard chowkidar raja rani master teacher doctor",
  ],
  // Before somebody or something, and no part of the name.
  articles: [
    "यह वह ये वे एक उस इस उसकी उसका उसके मेरी मेरा मेरे तुम्हारी तुम्हारा तुम्हारे",
    "अपनी अपना अपने हमारी हमारा हमारे ek uski uska uske meri mera mere",
  ],
  // Those that stay before somebody: "उसकी माँ" is called so from then on.
  owners: [
    "उसकी उसका उसके मेरी मेरा मेरे तुम्हारी तुम्हारा तुम्हारे",
    "हमारी हमारा हमारे uski uska uske meri mera mere",
  ],
  // What becomes of somebody before a postposition: "लड़के से".
  oblique: {
    लड़का: "लड़के",
    बच्चा: "बच्चे",
    बूढ़ा: "बूढ़े",
    दूल्हा: "दूल्हे",
    बेटा: "बेटे",
    चायवाला: "चायवाले",
    पुलिसवाला: "पुलिसवाले",
    रिक्शावाला: "रिक्शावाले",
    रसोइया: "रसोइये",
    कुत्ता: "कुत्ते",
    घोड़ा: "घोड़े",
    कौआ: "कौए",
    भेड़िया: "भेड़िये",
    भतीजा: "भतीजे",
    लँगड़ा: "लँगड़े",
    मछुआरा: "मछुआरे",
    ढोलकिया: "ढोलकिये",
  },
  // Behind whoever does something.
  doerMarks: ["ने ne"],
  // A sentence that begins so goes on about whoever the one before was about.
  pronouns: ["वह वो उसने उसकी उसका उसके उसे वे उन्होंने उनकी उनका उनके woh wo usne uski uska uske unhone"],
  // Those that say nothing without the sentence before; all of them where this list is missing.
  leaning: ["वह वो उसने उसे वे उन्होंने woh wo usne unhone"],
  // A sentence that begins so follows from the one before.
  joins: ["फिर और पर लेकिन मगर तो अब तब वरना इसलिए यानी बस phir aur par lekin to ab tab"],
  // A sentence that begins so goes on about the thing that the one before was about.
  thingPronouns: [
    "वह वो उस उसमें उसपर उसके उसका उसकी इसमें इसके अंदर भीतर ऊपर",
    "नीचे पीछे us usme uske uski andar upar neeche peeche",
  ],
  // Things that the sentence before named, where something is done to them.
  objects: ["इसे उसे इन्हें उन्हें ise use inhe unhe"],
  // The player's character: a sentence that begins so tells what the player did.
  player: [
    "मैं मैंने मेरी मेरा मेरे मुझे तुम तुमने तुम्हारी तुम्हारा तुम्हारे तुम्हें आप",
    "आपने आपके main maine meri mera mujhe tum tumne tumhari tumhara tumhe",
  ],
  // What people do who speak or act: a name beside one of these is a person.
  personVerbs: [
    "कहा पूछा बताया पुकारा सुनाया माँगा kaha poocha pucha bataya बोला",
    "बोली बोले बोलता बोलती कहता कहती कहते पूछता पूछती पूछते हँसा हँसी हँसे",
    "मुस्कुराया मुस्कुराई bola boli bole kehta kehti puchta puchti",
  ],
  // So many are this that a word of like meaning names none of them.
  anybody: ["आदमी औरत लड़का लड़की लड़के बच्चा बच्चे बच्ची अजनबी दोस्त मेहमान"],
  // They stand where a doer might, and are nobody's name.
  noNames: [
    "वालों वाले वाली वाला जी साहब कई और तक उसी इसी किसी किस जिस इस उस सब सबने सभी दोनों",
    "तीनों हम हमने इन उन जिन किन खुद आप लोगों kisi kis jis is us sab dono hum in un",
  ],
  // Behind the names of places.
  placeMarks: ["में पर से तक mein me par se tak"],
  // They tell how something is, and not what happened to it.
  states: ["है हैं था थी थे hai hain tha thi the"],
  // Before one of these words, they tell what is done all the same: "जलाता है".
  deedEndings: ["ता ती ते"],
  // Nothing in a scene is found by these alone.
  vague: [
    "चीज़ चीज़ें बात कुछ जगह समय वक़्त बार तरफ़ यहाँ वहाँ अब",
    "cheez baat kuch jagah samay yahan wahan ab",
  ],
};
