export const emptyWords = new Set(
  (
    "मैं मैंने मुझे मुझसे मेरा मेरी मेरे हम हमें हमारा तुम तुम्हें तुम्हारा तुम्हारी तुम्हारे आप आपको वह वे यह ये उस उसे उसने उसका उसकी उसके " +
    "उन उन्हें उनका उनकी उनके इस इसे इन इन्हें का की के को से में पर ने तक और या तो ही भी कि जो जब तब अब फिर है हैं हूं हो था थी थे होना " +
    "एक कुछ कोई बहुत बस सिर्फ अपना अपनी अपने साथ लिए लेकिन मगर पहले बाद यहां वहां कर करके जी ओर तरफ रहा रही रहे " +
    "चाहता चाहती चाहते चाहिए दो दूं लूं लो गया गई गए main mai mera mujhe tum aap woh wo ye yeh ka ki ke ko se mein par ne aur to hi bhi hai hain " +
    "hoon hu ho tha thi ek kuch bas apna apne saath"
  ).split(" "),
);

/** Endings taken off before words are compared, longest first. */
export const endings: readonly string[] =
  "ाऊंगी ाऊंगा ूंगी ूंगा ेंगे ेगी ेगा ोगे ोगी ियों ियां ुओं ाओं ाएं कर ते ता ती ना ने नी ों ें ीं ूं ओ ऊं ए ई या ये यी ो े ी ा ि ु ू".split(
    " ",
  );

/** Different words for one deed; the first of each is in English, so that both languages meet. */
export const deeds: readonly string[] = [
  "go जाओ जाऊं जाना जाता जाती चलो चलना चल बढ़ो पहुंचो आगे प्रवेश पार jao jaata chalo jana",
  "leave निकलो निकल भाग भागो भागना दौड़ो छोड़ छोड़ो छोड़ना उतरो bhago bhaag niklo chhodo",
  "return लौट लौटो लौटना वापस घर wapas lauto ghar लौटा लौटाओ",
  "follow पीछा पीछे peecha",
  "ask पूछो पूछ पूछना पूछूं सवाल प्रश्न मांगो poocho puchho sawaal",
  "say कहो कहना कह कहूं बोलो बोलना बोल बोलूं बताओ बताना बता बताऊं जवाब उत्तर समझाओ kaho bolo batao bata",
  "shout चीख चीखो चिल्लाओ चिल्ला पुकारो पुकार आवाज chillao",
  "silence चुप चुपचाप चुप्पी मौन खामोश chup khamosh",
  "confess सच सच-सच कबूल मान मानो sach",
  "lie झूठ बहाना धोखा जाल jhooth",
  "take ले लेना उठाओ उठा उठाना पकड़ो पकड़ थाम छीन lelo uthao pakdo",
  "give दे देना देती सौंप थमा थमाओ de dedo",
  "put रख रखो रखना धर rakho",
  "throw फेंक फेंको उलट उंडेल डाल डालो बहा pheko",
  "keep संभाल संभालो बचाओ",
  "open खोल खोलो खोलना kholo khol",
  "close बंद ढक मूंद band",
  "break तोड़ तोड़ो टूट फाड़ todo",
  "fight लड़ लड़ो मार मारो मारना पीट हमला वार lado maaro",
  "kill हत्या कत्ल",
  "help मदद सहायता बचा बचाना रक्षा madad bachao",
  "hide छिप छिपो छिपना छुप छुपो छिपा ओट chhupo chhip",
  "wait रुक रुको रुकना ठहर ठहरो इंतजार प्रतीक्षा बैठ बैठो खड़े ruko thehro intezaar baitho",
  "sleep सो सोना सोओ लेट लेटो",
  "look देख देखो देखना देखूं झांक ताक ढूंढ ढूंढो खोज तलाश dekho dekh dhoondo",
  "listen सुन सुनो सुनना suno",
  "read पढ़ पढ़ो पढ़ना",
  "write लिख लिखो लिखना दस्तख़त दस्तखत हस्ताक्षर likho",
  "refuse नामंज़ूर मना इनकार इंकार नहीं ठुकरा mana inkaar",
  "accept हां मंजूर स्वीकार ठीक haan theek",
  "pay पैसे चुका खरीद सिक्का",
  "cost दाम कीमत मोल",
  "letter चिट्ठी ख़त लिफ़ाफ़ा chitthi khat",
  "police पुलिस थाना थाने सिपाही दरोगा thana",
  "call बुला बुलाओ बुलाना मँगवा मंगवाओ bulao",
  "eat खा खाओ खाना चबा",
  "drink पी पीओ पीना",
  "burn जला जलाओ आग",
  "climb चढ़ चढ़ो चढ़ना chadho",
  "promise वादा वचन कसम vaada",
  "pray प्रार्थना प्रणाम हाथ-जोड़ पूजा",
  "laugh हंस हंसो मुस्कुरा हंसी hanso",
  "weep रो रोना आंसू",
  "sing गा गाओ गाना गीत",
  "show दिखा दिखाओ dikhao",
  "forgive माफ क्षमा maaf",
  "trust भरोसा विश्वास bharosa",
  "count गिन गिनो",
  "stop बस-करो",
];

/** Said in several words, meant as one. */
export const phrases: readonly (readonly [pattern: RegExp, term: string])[] = [
  [/(?:मुंह|ज़बान|जबान) बंद(?: रख\S*)?|कुछ (?:मत|न|नहीं) (?:कह|बोल)\S*|चुप रह\S*/gu, " चुप "],
  [/(?:ना|न) (?:कह|बोल)\S*/gu, " मना "],
];

/** A word of refusal stands before its deed or after it. */
export const negations = new Set("मत नहीं न ना mat nahi nahin na".split(" "));
