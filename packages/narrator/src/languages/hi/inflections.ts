import type { Inflections } from "../language.ts";

export const inflections: Inflections = {
  // Endings that are taken off before words are compared, longest first; the same as they are heard.
  endings: [
    "ाऊंगी ाऊंगा ूंगी ूंगा ेंगे ेगी ेगा ोगे ोगी ियों ियां ुओं ाओं ाएं कर ते ता ती ना ने नी ों",
    "ें ीं ूं ओ ऊं ए ई या ये यी ो े ी ा ि ु ू",
  ],
  heardEndings: [
    "iyeg ungi ung enge eng ogi oge egi eg iye tih rh te ti ne ni kr yi ye un on t n o u i e",
    "y",
  ],
  // Behind one of the stems, these add nothing: बैठ जाता हूँ, चुप रहता हूँ.
  lightVerbs: [
    "जा जाता जाती जाते जाऊं जाऊंगा जाऊंगी जाओ जाएं जाना ले लेता लेती लेते लूंगा लूंगी लेना",
    "लें दे देता देती देते दूंगा दूंगी देना दें रह रहता रहती रहते रहूं रहूंगा रहूंगी रहो रहना",
    "ja jata jati jate jaata jaati jaate jaun jaunga jaungi jao jana jaana le leta leti lete",
    "lunga lungi loonga loongi lena de deta deti dete dunga dungi doonga doongi dena reh",
    "rehta rehti rehte rahta rahti rahte rahunga rahungi raho rehna",
  ],
  stems: [
    "बैठ उठ सो लेट रुक ठहर भाग दौड़ चल निकल लौट पहुंच उतर चढ़ कूद गिर छिप छुप चुप मर जी डर",
    "हंस रो सुन देख पढ़ लिख खा पी बोल कह पूछ मान सोच समझ जान पकड़ छोड़ खोल तोड़ फाड़ जला बुझा",
    "रख उठा ले दे बांध काट धो मार फेंक छिपा छुपा बता दिखा सुना बना भर डाल लगा हटा बचा खींच",
    "baith uth so let ruk thahar bhaag bhag daud chal nikal laut pahunch utar chadh kood gir",
    "chhip chhup chup mar dar hans ro sun dekh padh likh kha pi bol keh pooch puch maan soch",
    "samajh jaan pakad chhod chod khol tod phaad jala bujha rakh utha le de baandh kaat dho",
    "maar phenk chhipa chhupa bata dikha suna bana bhar daal laga hata bacha kheench सूंघ चख",
    "चाट छू चूम नाच गा पीट रगड़ घुमा हिला झुक मुड़ मोड़ टटोल झाड़ पोंछ लौटा रोक गिन नाप चुन",
    "बेच मांग जोड़ ढूंढ खोज झांक समेट बटोर लपेट पहन उतार टांग खोद निचोड़ निगल थूक चबा डूब तैर",
    "उड़ धकेल मसल सहला दबा घोल मिला पिला खिला सुला जगा नहा soongh sungh chakh chaat chat choo",
    "chhu chhoo choom naach gaa peet ragad ghuma hila jhuk mud mod tatol jhaad ponchh lauta",
    "rok gin naap chun bech maang jod dhoondh dhundh khoj jhaank samet bator lapet pehan",
    "pahan utaar taang khod nichod nigal thook chaba doob tair ud dhakel sehla dabaa ghol",
    "mila pila khila sula jaga naha",
  ],
  // To begin, to be felt; they add nothing behind what comes over somebody, or behind the ending of a verb: भूख लगी है, रोने लगता हूँ.
  begins: [
    "लग लगा लगी लगे लगता लगती लगते लगन लगना लगने लगनी लगो लगूं लगें lag laga lagi lage lagta lagti lagte",
    "lagna lagne lagni",
  ],
  feelings: [
    "भूख प्यास डर नींद ठंड गर्मी बुरा अच्छा अच्छी अच्छे शर्म दुखी उदास खुश नाराज परेशान सुंदर",
    "dukhi udaas khush naraz achhi achhe acchi bhookh bhukh pyaas pyas dar neend nind thand",
    "garmi bura accha acha sharm",
  ],
  begunEndings: ["ने ne"],
};
