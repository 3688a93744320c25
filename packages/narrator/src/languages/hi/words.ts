import type { Words } from "../language.ts";

export const words: Words = {
  // What asks.
  who: ["कौन किस किसने kaun kon kisne"],
  what: ["क्या kya kyaa"],
  why: ["क्यों kyun kyon kyo kyu"],
  where: ["कहां किधर kahan kahaan kaha kidhar"],
  how: ["कैसे कैसा कैसी kaise kaisa kaisi"],
  when: ["कब kab"],
  // Who plays, before what they do.
  I: ["main", "मैं"],
  // What refuses a deed, before it or after it.
  not: ["मत नहीं न ना mat nahi nahin na"],
  // What says nothing about which choice is meant.
  empty: [
    "मैं मैंने मुझे मुझसे मेरा मेरी मेरे हम हमें हमारा तुम तुम्हें तुम्हारा तुम्हारी तुम्हारे",
    "आप आपको वह वे यह ये उस उसे उसने उसका उसकी उसके उन उन्हें उनका उनकी उनके इस इसे इन इन्हें",
    "का की के को से में पर ने तक और या तो ही भी कि जो जब तब अब फिर है हैं हूं हो था थी थे",
    "होना एक कुछ कोई बहुत बस सिर्फ अपना अपनी अपने साथ लिए लेकिन मगर पहले बाद यहां वहां कर",
    "करके जी ओर तरफ रहा रही रहे चाहता चाहती चाहते चाहिए दो दूं लूं लो गया गई गए main mai mera",
    "mujhe tum aap woh wo ye yeh ka ki ke ko se mein par ne aur to hi bhi hai hain hoon hu",
    "hun ho tha thi the ek kuch bas apna apne apni saath kar karo karke karta karti karte",
    "karna karunga karungi karein kare kiya wala wali wale uska uski uske usko usse unka unki",
    "unke unko unse iska iski iske isko inka inki inke inko liye koi kisi jo jab tab yahin",
    "wahin yahan wahan ab toh fir jaisa jaise aise aisa waise gaya gayi gaye hua hui hue hota",
    "hoti hote hoga hogi honge sakta sakti sakte chahiye chahta chahti mere meri mujhko maine",
    "tumne aapne usne unhone humne hum humko hamara tumhe tumko tumhara tere tera teri ya",
    "lekin magar kyunki tak thoda zara sirf itna utna ji raha rahi rahe rehne dena करता करती",
    "करते करो करूं करूंगा करूंगी करना कीजिए करें किया वाला वाली वाले इसका इसकी इसके इसको उसको",
    "उनको किसी यही वही ऐसे ऐसा जैसे जैसा हुआ हुई हुए करोगे करोगी करेंगे karoge karogi karenge",
    "bare baarein वो vo pe बारे baare होता होती होते होगा होगी होंगे सकता सकती सकते चाहें",
    "दीजिए लीजिए मुझको हमको तेरा तेरी तेरे क्योंकि थोड़ा ज़रा इतना उतना इसमें उसमें",
  ],
  // Who or what it is all the same: "कुछ खाओ" does not say what.
  indefinite: ["कुछ कोई किसी कहीं kuch kuchh koi kisi kahin kahi"],
  // The same, in lines that are Hindi alone.
  emptyOwn: ["tune"],
  // "Do it, won't you": these ask for a deed as often as they refuse it; behind such an ending, they urge.
  tags: ["na ना न"],
  urgedEndings: ["a o ो ा ओ"],
  // "Or not", "not only", "to her, not to him": what stands before a last "not" and is all that it refuses, if anything.
  refusesLess: ["या ya कि ki ही hi को ko से se में me mein पर par का ka की के ke"],
  // A line in Latin letters with one of these is Hindi.
  marks: [
    "hai hain hoon hu hun tha thi ko se ka ki ke mein ne aur ya bhi nahi nahin na kya kyun",
    "kaun kahan kaise kar karo karta karti karke ja jao jata jaata jaati jaunga jaungi le",
    "leta leti de deta deti aaj maine tumne aapne usne unhone humne abhi yaar bahut unga ungi",
    "raha rahi mai mujhe usse uske uski uska unko isko wo woh ye yeh yahan wahan phir sab",
    "kuch",
  ],
  // So is a line with one of these, where nothing beside it is surely English.
  doubtful: ["hi main mat ho fir pe lo ab"],
  ordinals: [
    ["१", "पहला", "पहली", "पहले वाला", "pehla"],
    ["२", "दूसरा", "दूसरी", "दूसरे वाला", "dusra"],
    ["३", "तीसरा", "तीसरी", "तीसरे वाला", "teesra"],
    ["४", "चौथा", "चौथी", "चौथे वाला", "chautha"],
  ],
};
