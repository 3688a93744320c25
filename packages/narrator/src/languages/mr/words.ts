import type { Words } from "../language.ts";

export const words: Words = {
  // What asks.
  who: ["कोण कोणी कोणाला कोणाचा kon koni konala"],
  what: ["काय kay kaay"],
  why: ["कशाला kashala"],
  where: ["कुठे kuthe kuthay"],
  how: ["कसा कशी कसं kasa kashi"],
  when: ["कधी केव्हा kadhi kevha"],
  // What refuses a deed, before it or after it.
  not: ["नाही नाहीत नाहीये नाहीस नव्हे नको नकोस naahi nahit nahiye nako nakos"],
  // What says nothing about which choice is meant.
  empty: [
    "mala majha majhi majhya amhi tula tujha tujhi tumhi tyala tila tyacha ticha tyana ani",
    "kinva mag ata aata aahe ahe ahet hota karto karte karu karun sathi barobar madhe khup",
    "jara fakt मी मला माझा माझी माझं माझ्या आम्ही तू तुला तुझा तुझी तुम्ही तो ती ते त्याला",
    "तिला त्याचा तिचा त्यांना हा ही हे आणि पण किंवा तर मग आता असं आहे आहेत होता होती होतं",
    "करतो करते करू करून करा साठी बरोबर मध्ये वर खूप जरा फक्त च",
  ],
  // "Or not", "to her, not to him": what stands before a last "not" and is all that it refuses, if anything.
  refusesLess: ["किंवा kinva ला la"],
};
