import { plain } from "./plain.ts";

export const emptyWords = new Set(
  (
    "मैं मैंने मुझे मुझसे मेरा मेरी मेरे हम हमें हमारा तुम तुम्हें तुम्हारा तुम्हारी तुम्हारे आप आपको वह वे यह ये उस उसे उसने उसका उसकी उसके " +
    "उन उन्हें उनका उनकी उनके इस इसे इन इन्हें का की के को से में पर ने तक और या तो ही भी कि जो जब तब अब फिर है हैं हूं हो था थी थे होना " +
    "एक कुछ कोई बहुत बस सिर्फ अपना अपनी अपने साथ लिए लेकिन मगर पहले बाद यहां वहां कर करके जी ओर तरफ रहा रही रहे " +
    "चाहता चाहती चाहते चाहिए दो दूं लूं लो गया गई गए main mai mera mujhe tum aap woh wo ye yeh ka ki ke ko se mein par ne aur to hi bhi hai hain " +
    "hoon hu hun ho tha thi the ek kuch bas apna apne apni saath kar karo karke karta karti karte karna karna karunga karungi karein kare kiya wala wali " +
    "wale uska uski uske usko usse unka unki unke unko unse iska iski iske isko inka inki inke inko liye koi kisi jo jab tab yahin wahin yahan wahan ab toh " +
    "fir jaisa jaise aise aisa waise gaya gayi gaye hua hui hue hota hoti hote hoga hogi honge sakta sakti sakte chahiye chahta chahti mere meri mujhko " +
    "maine tumne aapne usne unhone humne hum humko hamara tumhe tumko tumhara tere tera teri ya lekin magar kyunki tak thoda zara sirf itna utna ji raha rahi rahe rehne dena " +
    "कर करता करती करते करो करके करूं करूंगा करूंगी करना कीजिए करें किया वाला वाली वाले इसका इसकी इसके इसको उसको उनको किसी यही वही ऐसे ऐसा जैसे जैसा हुआ हुई हुए " +
    "करोगे करोगी करेंगे karoge karogi karenge bare baarein वो vo pe बारे baare होता होती होते होगा होगी होंगे सकता सकती सकते चाहें दीजिए लीजिए मुझको हमको तेरा तेरी तेरे क्योंकि थोड़ा ज़रा इतना उतना इसमें उसमें"
  ).split(" "),
);

/** Endings taken off before words are compared, longest first. */
export const endings: readonly string[] =
  "ाऊंगी ाऊंगा ूंगी ूंगा ेंगे ेगी ेगा ोगे ोगी ियों ियां ुओं ाओं ाएं कर ते ता ती ना ने नी ों ें ीं ूं ओ ऊं ए ई या ये यी ो े ी ा ि ु ू".split(
    " ",
  );

/** Said in several words, meant as one. */
export const phrases: readonly (readonly [pattern: RegExp, term: string])[] = [
  [
    /(?:उदास|दुखी|परेशान) (?:मत|न) हो\S*|(?:रोओ|रोना|डरो|घबराओ) मत|मत (?:रोओ|रोना|डरो|घबराओ)|(?:चिंता|फिक्र) मत कर\S*|\b(?:udaas|dukhi|pareshan) mat ho\w*|\b(?:roo|rona|daro|ghabrao) mat\b|\bmat (?:roo|rona|daro|ghabrao)\b|\b(?:chinta|fikr) mat kar\w*/gu,
    " comfort ",
  ],
  [
    /(?:नीचे|ऊपर|इधर|उधर|neeche|niche|upar|oopar|idhar|udhar) (?:की (?:ओर|तरफ) |ki (?:or|taraf) )?(?=देख|dekh)/gu,
    " ",
  ],
  [/(?:मुंह|जबान) बंद(?: रख\S*)?|कुछ (?:मत|न|नहीं) (?:कह|बोल)\S*|चुप रह\S*/gu, " चुप "],
  [/(?:गले) (?:लग|मिल)\S*|\bgale (?:lag|mil)\w*/gu, " hug "],
  [/(?<![\p{L}\p{M}])(?:खाने|khane|khaane) (?:को|ko|के लिए|ke liye)(?![\p{L}\p{M}])/gu, " भोजन "],
  [/हाथ (?:लगा|फेर)\S*|\bhaath (?:lagat?|fer|pher)\w*/gu, " touch "],
  [/(?:ना|न) (?:कह|बोल)\S*/gu, " मना "],
  [/(?:याद|yaad) (?:रख|rakh)\S*/gu, " याद "],
  // "You look like a bridegroom", "the bread has come out well": how something is, and nobody's deed.
  [
    /(?<![\p{L}\p{M}])(?:लग|lag) (?:रह[ाीे]|rah[aie])(?= (?:है|हैं|हो|था|थी|थे|hai|hain|ho|tha|thi|the)(?![\p{L}\p{M}])|[\s\p{P}]*$)/gu,
    " ",
  ],
  [
    /(?<!(?:कैसे|क्यों|कब|kaise|kyun|kyon|kab) )(?<![\p{L}\p{M}])(?:बन[ाीे]|ban[aie]) (?=(?:है|हैं|hai|hain)(?![\p{L}\p{M}]))/gu,
    " ",
  ],
  [/(?:फूंक|phoo?nk) (?:मार|maa?r)\S*/gu, " blow "],
  [/(?:सीटी|seeti|siti) (?:बजा|मार|baja|maa?r)\S*/gu, " whistle "],
  [/(?:ताली|तालियां|taali|tali) (?:बजा|पीट|baja|peet)\S*/gu, " clap "],
  [
    /(?:जूत[ेा]|चप्पल|टोपी|पगडी|कपडे|joote|jute|chappal|topi|pagdi|kapde) (?:उतार|utaa?r)\S*/gu,
    " wear $& ",
  ],
];

const lightVerbs = new Set(
  (
    "जा जाता जाती जाते जाऊं जाऊंगा जाऊंगी जाओ जाएं जाना ले लेता लेती लेते लूंगा लूंगी लेना लें दे देता देती देते दूंगा दूंगी देना दें " +
    "रह रहता रहती रहते रहूं रहूंगा रहूंगी रहो रहना ja jata jati jate jaata jaati jaate jaun jaunga jaungi jao jana jaana " +
    "le leta leti lete lunga lungi loonga loongi lena de deta deti dete dunga dungi doonga doongi dena " +
    "reh rehta rehti rehte rahta rahti rahte rahunga rahungi raho rehna"
  ).split(" "),
);
const stems = new Set(
  (
    "बैठ उठ सो लेट रुक ठहर भाग दौड़ चल निकल लौट पहुंच उतर चढ़ कूद गिर छिप छुप चुप मर जी डर हंस रो सुन देख पढ़ लिख खा पी बोल कह पूछ मान सोच समझ " +
    "जान पकड़ छोड़ खोल तोड़ फाड़ जला बुझा रख उठा ले दे बांध काट धो मार फेंक छिपा छुपा बता दिखा सुना बना भर डाल लगा हटा बचा खींच " +
    "baith uth so let ruk thahar bhaag bhag daud chal nikal laut pahunch utar chadh kood gir chhip chhup chup mar dar hans ro sun dekh padh likh kha " +
    "pi bol keh pooch puch maan soch samajh jaan pakad chhod chod khol tod phaad jala bujha rakh utha le de baandh kaat dho maar phenk chhipa chhupa " +
    "bata dikha suna bana bhar daal laga hata bacha kheench " +
    "सूंघ चख चाट छू चूम नाच गा पीट रगड़ घुमा हिला झुक मुड़ मोड़ टटोल झाड़ पोंछ लौटा रोक गिन नाप चुन बेच मांग जोड़ ढूंढ खोज झांक समेट बटोर लपेट " +
    "पहन उतार टांग खोद निचोड़ निगल थूक चबा डूब तैर उड़ धकेल मसल सहला दबा घोल मिला पिला खिला सुला जगा नहा " +
    "soongh sungh chakh chaat chat choo chhu chhoo choom naach gaa peet ragad ghuma hila jhuk mud mod tatol jhaad ponchh lauta rok gin naap chun bech " +
    "maang jod dhoondh dhundh khoj jhaank samet bator lapet pehan pahan utaar utar taang khod nichod nigal thook chaba doob tair ud dhakel sehla dabaa " +
    "ghol mila pila khila sula jaga naha"
  )
    .split(" ")
    .map(plain),
);

/** The forms of लगना, to begin, to be felt. */
const lagna = /^(?:लग|lag)(?:[\p{M}तनaeitn]*)$/u;
/** What comes over somebody: भूख लगी है, डर लगता है. */
const feelings = new Set(
  "भूख प्यास डर नींद ठंड गर्मी बुरा अच्छा अच्छी अच्छे शर्म दुखी उदास खुश नाराज परेशान सुंदर dukhi udaas khush naraz achhi achhe acchi bhookh bhukh pyaas pyas dar neend nind thand garmi bura accha acha sharm".split(
    " ",
  ),
);

/** Behind another verb, or what comes over somebody, these add nothing: बैठ जाता हूँ, चुप रहता हूँ, रोने लगता हूँ, भूख लगी है. */
export const isLightAfter = (before: string, token: string) =>
  (stems.has(before) && lightVerbs.has(token)) ||
  (lagna.test(token) && (feelings.has(before) || /(?:ने|ne)$/u.test(before)));

/** A word of refusal stands before its deed or after it. */
export const negations = new Set("मत नहीं न ना mat nahi nahin na".split(" "));
