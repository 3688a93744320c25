/** The words of a language that tell how something is said; what is missing is not heard in it. */
interface SmallWords {
  who: string;
  what: string;
  why: string;
  where: string;
  how: string;
  when: string;
  /** What refuses a deed, before it or after it. */
  not: string;
  /** What says nothing about which choice is meant. */
  empty: string;
}

/** A native reader completes one in an afternoon. */
export const smallWords: Readonly<Record<string, SmallWords>> = {
  hi: {
    who: "कौन किस किसने kaun kon kisne",
    what: "क्या kya kyaa",
    why: "क्यों kyun kyon kyo kyu",
    where: "कहां किधर kahan kahaan kaha kidhar",
    how: "कैसे कैसा कैसी kaise kaisa kaisi",
    when: "कब kab",
    not: "",
    empty: "",
  },
  bn: {
    who: "কে কার কাকে কারা",
    what: "কী কি কোন",
    why: "কেন keno",
    where: "কোথায় কোথা kothay kothae",
    how: "কেমন কীভাবে kemon kibhabe kivabe",
    when: "কখন কবে kokhon kobe",
    not: "না নয় নই নেই নাই নি noy noi nei",
    empty:
      "ami amar amake amra amader tumi tomar tomake tomra apni apnar apnake oi ei sei eta ota ebong kintu jodi tobe ekta ektu kichu khub shudhu jonno " +
      "theke diye kore kori koro korbo korchi hoy hobe holo chilo ekhon tokhon abar " +
      "আমি আমার আমাকে আমরা তুমি তোমার তোমাকে আপনি সে তার তাকে তারা ও এই ওই সেই এটা ওটা এবং আর বা কিন্তু যে যদি তবে তো ই একটা একটু কিছু খুব শুধু জন্য সঙ্গে থেকে দিয়ে করে করি করো করব হয় হবে হল আছে ছিল এখন তখন আবার যা যাক",
  },
  mr: {
    who: "कोण कोणी कोणाला कोणाचा kon koni konala",
    what: "काय kay kaay",
    why: "कशाला kashala",
    where: "कुठे kuthe kuthay",
    how: "कसा कशी कसं kasa kashi",
    when: "कधी केव्हा kadhi kevha",
    not: "नाही नाहीत नाहीये नाहीस नव्हे नको नकोस naahi nahit nahiye nako nakos",
    empty:
      "mala majha majhi majhya amhi tula tujha tujhi tumhi tyala tila tyacha ticha tyana ani kinva mag ata aata aahe ahe ahet hota karto karte karu karun " +
      "sathi barobar madhe khup jara fakt " +
      "मी मला माझा माझी माझं माझ्या आम्ही तू तुला तुझा तुझी तुम्ही तो ती ते त्याला तिला त्याचा तिचा त्यांना हा ही हे आणि पण किंवा तर मग आता असं आहे आहेत होता होती होतं करतो करते करू करून करा साठी बरोबर मध्ये वर खूप जरा फक्त च",
  },
  ta: {
    who: "யார் யாரை யாருடைய yaar yaaru yaarai",
    what: "என்ன எது enna ethu",
    why: "ஏன் yen",
    where: "எங்கே எங்க enge enga",
    how: "எப்படி eppadi epdi",
    when: "எப்போது எப்ப eppo eppothu",
    not: "இல்லை இல்ல வேண்டாம் வேணாம் மாட்டேன் மாட்டோம் மாட்டார் கூடாது முடியாது illai illa vendam venaam maatten maaten matten maattom koodathu mudiyathu",
    empty:
      "naan enakku ennai ennoda naanga naama unakku unnai unnoda neenga avan aval avar avarai avarkitta avanai adhu athu idhu ithu andha antha indha intha " +
      "oru matrum aanaal aanal allathu ippo appo piragu konjam mattum " +
      "நான் என் எனக்கு என்னை நாங்கள் நாம் நீ உன் உனக்கு நீங்கள் அவன் அவள் அவர் அவரை அவரிடம் அவனை அது இது அந்த இந்த ஒரு மற்றும் ஆனால் அல்லது தான் இப்போது அப்போது பிறகு கொஞ்சம் மட்டும்",
  },
  ur: {
    who: "کون کس کسے",
    what: "کیا",
    why: "کیوں",
    where: "کہاں کدھر",
    how: "کیسے کیسا کیسی",
    when: "کب",
    not: "نہیں مت نہ",
    empty:
      "میں مجھے میرا میری میرے ہم تم تمہیں تمہارا آپ وہ یہ اس اسے اس کا کی کے کو سے پر نے تک اور یا تو ہی بھی کہ جو جب اب پھر ہے ہیں ہوں ہو تھا تھی تھے ایک کچھ کوئی بہت بس صرف اپنا اپنی اپنے ساتھ لیے لیکن مگر کر کرو کرتا کرتی کروں گا گی گے رہا رہی",
  },
};
