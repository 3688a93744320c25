/** Number words, by language. "One" is included only for English; in other languages it is also an article. */
const numberWords: Readonly<Record<string, string>> = {
  en: "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands lakh lakhs crore half halves twice thrice dozen dozens",
  hi: "दो तीन चार पाँच पांच छह छः छे सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह पन्द्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ हज़ार हजार लाख आधा आधी आधे डेढ़ ढाई",
  mr: "दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा वीस तीस चाळीस पन्नास शंभर हजार लाख अर्धा अर्धी अर्धे दीड अडीच",
  bn: "দুই দুটো দুটি দু তিন তিনটে চার চারটে পাঁচ ছয় সাত আট নয় দশ এগারো বারো তেরো চোদ্দো পনেরো ষোলো কুড়ি ত্রিশ তিরিশ চল্লিশ পঞ্চাশ ষাট একশো শো হাজার লাখ আধ আধখানা দেড় আড়াই",
  ur: "دو تین چار پانچ چھ چھے سات آٹھ نو دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس تیس چالیس پچاس ساٹھ ستر اسی نوے سو ہزار لاکھ آدھا آدھی آدھے ڈیڑھ ڈھائی",
  ta: "ஒன்று இரண்டு இரு மூன்று நான்கு நாலு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து நூறு ஆயிரம் அரை",
};

const word = /[\p{L}\p{M}\p{N}]+/gu;
const digits = /^\p{N}+(?:st|nd|rd|th)?$/u;

/** How many words a text has, and how many of them are numbers. */
export function countedIn(text: string, language: string): { words: number; counting: number } {
  const counting = new Set((numberWords[language] ?? "").split(" "));
  const words = text.toLowerCase().match(word) ?? [];
  return {
    words: words.length,
    counting: words.filter((one) => counting.has(one) || digits.test(one)).length,
  };
}

/** The largest share of number words over all scenes: narrators who count all the time sound alike. */
export const mostCounted = 8 / 1_000;
