import type { Words } from "../language.ts";

export const words: Words = {
  // What asks.
  who: ["யார் யாரை யாருடைய yaar yaaru yaarai"],
  what: ["என்ன எது enna ethu"],
  why: ["ஏன் yen"],
  where: ["எங்கே எங்க enge enga"],
  how: ["எப்படி eppadi epdi"],
  when: ["எப்போது எப்ப eppo eppothu"],
  // What refuses a deed, before it or after it.
  not: [
    "இல்லை இல்ல வேண்டாம் வேணாம் மாட்டேன் மாட்டோம் மாட்டார் கூடாது முடியாது illai illa vendam",
    "venaam maatten maaten matten maattom koodathu mudiyathu",
  ],
  // What says nothing about which choice is meant.
  empty: [
    "naan enakku ennai ennoda naanga naama unakku unnai unnoda neenga avan aval avar avarai",
    "avarkitta avanai adhu athu idhu ithu andha antha indha intha oru matrum aanaal aanal",
    "allathu ippo appo piragu konjam mattum நான் என் எனக்கு என்னை நாங்கள் நாம் நீ உன் உனக்கு",
    "நீங்கள் அவன் அவள் அவர் அவரை அவரிடம் அவனை அது இது அந்த இந்த ஒரு மற்றும் ஆனால் அல்லது தான்",
    "இப்போது அப்போது பிறகு கொஞ்சம் மட்டும்",
  ],
  // Written as one word with the deed that it refuses.
  attachedNot: ["மாட்டேன் மாட்டோம் மாட்டார் வேண்டாம் கூடாது முடியாது maatten maaten"],
};
