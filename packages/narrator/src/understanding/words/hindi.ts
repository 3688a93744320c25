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
  "go जाओ जाऊं जाना जाता जाती जाते चलो चलना चल चलता चलती बढ़ो बढ़ पहुंचो पहुंच आगे प्रवेश पार जाएं जाऊंगा जाऊंगी चलूं jao jaata chalo jana घुस घुसो",
  "leave निकलो निकल भाग भागो भागना दौड़ो दौड़ छोड़ छोड़ो छोड़ना उतरो उतर भागता भागती bhago bhaag niklo chhodo",
  "return लौट लौटो लौटना वापस वापिस घर wapas lauto ghar लौटा लौटाओ",
  "follow पीछा पीछे peecha",
  "ask पूछो पूछ पूछना पूछूं पूछता पूछती सवाल प्रश्न मांगो मांग poocho puchho sawaal",
  "say कहो कहना कह कहूं कहता कहती बोलो बोलना बोल बोलूं बोलता बोलती बताओ बताना बता बताऊं बताता बताती जवाब उत्तर समझाओ समझा सुनाओ सुना kaho bolo batao bata",
  "shout चीख चीखो चिल्लाओ चिल्ला पुकारो पुकार आवाज chillao",
  "silence चुप चुपचाप चुप्पी मौन खामोश chup khamosh",
  "greet नमस्ते नमस्कार सलाम आदाब प्रणाम राम-राम namaste",
  "confess सच सच-सच कबूल मान मानो sach",
  "lie झूठ बहाना धोखा जाल jhooth नाटक बहकाओ",
  "insult मूर्ख गधा गधे बेवकूफ पागल नालायक कमीना कमीने निकम्मा गाली चिढ़ाओ ताना",
  "threaten धमकी धमका धमकाओ",
  "scare डरा डराओ भगाओ भगा",
  "comfort दिलासा ढाढ़स तसल्ली सांत्वना पुचकार",
  "take ले लेना लेता लेती उठाओ उठा उठाना उठाता उठाती पकड़ो पकड़ थाम छीन चुरा चुराओ निकाल निकालो lelo uthao pakdo",
  "give दे देना देती देता सौंप थमा थमाओ दान de dedo",
  "put रख रखो रखना रखता रखती धर rakho",
  "throw फेंक फेंको फेंकना उलट उंडेल डाल डालो बहा pheko",
  "keep संभाल संभालो बचाओ",
  "open खोल खोलो खोलना खोलता खोलती खोलूं kholo khol",
  "close बंद ढक मूंद band",
  "break तोड़ तोड़ो टूट फाड़ फाड़ो todo",
  "fight लड़ लड़ो मार मारो मारना मारता पीट पीटो हमला वार lado maaro",
  "kill हत्या कत्ल",
  "help मदद सहायता बचा बचाना रक्षा madad bachao",
  "hide छिप छिपो छिपना छुप छुपो छिपा छुपा ओट chhupo chhip",
  "wait रुक रुको रुकना ठहर ठहरो इंतजार इंतज़ार प्रतीक्षा बैठ बैठो बैठा बैठी खड़े खड़ा खड़ी ruko thehro intezaar baitho",
  "sleep सो सोना सोओ सोता सोती लेट लेटो",
  "wake जगा जगाओ जगाना जागो जाग",
  "look देख देखो देखना देखूं देखता देखती झांक झांको ताक निहार ग़ौर गौर dekho dekh",
  "search ढूंढ ढूंढो खोज खोजो तलाश टटोल dhoondo",
  "listen सुन सुनो सुनना सुनता सुनती कान suno",
  "read पढ़ पढ़ो पढ़ना पढ़ता पढ़ती",
  "write लिख लिखो लिखना लिखता लिखती दर्ज दस्तख़त दस्तखत हस्ताक्षर likho",
  "refuse नामंज़ूर मना इनकार इंकार नहीं ठुकरा mana inkaar",
  "accept हां मंजूर स्वीकार ठीक haan theek",
  "pay पैसे पैसा चुका चुकाओ खरीद ख़रीद सिक्का रुपया रुपये रिश्वत",
  "sell बेच बेचो सौदा मोलभाव",
  "cost दाम कीमत मोल",
  "letter चिट्ठी ख़त खत लिफ़ाफ़ा chitthi khat",
  "police पुलिस थाना थाने सिपाही दरोगा thana",
  "call बुला बुलाओ बुलाना मँगवा मंगवाओ bulao",
  "eat खा खाओ खाना खाता खाती चबा चख चखो स्वाद",
  "drink पी पीओ पीना पियो पीता पीती",
  "burn जला जलाओ जलाना आग सुलगा",
  "quench बुझा बुझाओ",
  "climb चढ़ चढ़ो चढ़ना chadho",
  "tie बांध बांधो",
  "untie छुड़ा छुड़ाओ आज़ाद आजाद रिहा",
  "promise वादा वचन कसम क़सम vaada",
  "pray प्रार्थना हाथ-जोड़ पूजा दुआ",
  "touch छू छूओ छूना सहला सहलाओ",
  "kiss चूम चूमो गले",
  "laugh हंस हंसो हंसना हंसता हंसती हंसा मुस्कुरा हंसी हंसाओ hanso",
  "weep रो रोना रोता रोती आंसू",
  "sing गा गाओ गाना गाता गाती गीत गुनगुना",
  "show दिखा दिखाओ दिखाना dikhao",
  "warn चेता चेताओ आगाह सावधान",
  "forgive माफ़ माफ क्षमा बख्श maaf",
  "thank धन्यवाद शुक्रिया आभार",
  "trust भरोसा विश्वास यक़ीन यकीन bharosa",
  "count गिन गिनो गिनना तौल तौलो नाप",
  "send भेज भेजो भिजवा",
  "play खेल खेलो",
  "ring बजा बजाओ घंटी",
  "stop रोक रोको रोकना बस-करो",
  "door दरवाज़ा दरवाजा किवाड़ कपाट",
  "king राजा महाराज raja maharaj",
  "night रात अंधेरा अंधेरे",
];

/** Said in several words, meant as one. */
export const phrases: readonly (readonly [pattern: RegExp, term: string])[] = [
  [/(?:मुंह|ज़बान|जबान) बंद(?: रख\S*)?|कुछ (?:मत|न|नहीं) (?:कह|बोल)\S*|चुप रह\S*/gu, " चुप "],
  [/(?:ना|न) (?:कह|बोल)\S*/gu, " मना "],
];

/** A word of refusal stands before its deed or after it. */
export const negations = new Set("मत नहीं न ना mat nahi nahin na".split(" "));
