/** Letters of Devanagari as they are typed in Latin ones, breath and the silent vowel left out; so are those of all scripts of India. */
export const devanagari =
  "क:k ख:k ग:g घ:g ङ:n च:c छ:c ज:j झ:j ञ:n ट:t ठ:t ड:d ढ:d ण:n त:t थ:t द:d ध:d न:n प:p फ:p ब:b भ:b म:m य:y र:r ल:l ळ:l " +
  "व:v श:s ष:s स:s ह:h ं:n इ:i ई:i उ:u ऊ:u ए:e ऐ:e ओ:o औ:o ऋ:ri ि:i ी:i ु:u ू:u े:e ै:e ो:o ौ:o ृ:ri";

/** The same of Urdu, where a vowel is hardly ever written. */
export const arabic =
  "ب:b پ:p ت:t ٹ:t ث:s ج:j چ:c ح:h خ:k د:d ڈ:d ذ:j ر:r ڑ:d ز:j ژ:j س:s ش:s ص:s ض:j ط:t ظ:j غ:g ف:p ق:k ک:k ك:k گ:g ل:l م:m ن:n ں:n و:v " +
  "ہ:h ه:h ی:i ي:i ے:e ئ:i ؤ:o";
