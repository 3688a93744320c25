import type { LetterWords } from "./letter.ts";

const closing = "कथा परिवार";
const greeting = (name: string) => `नमस्ते ${name},`;

export const hindi: LetterWords = {
  verify_email: (name) => ({
    subject: "कथा के लिए अपना ईमेल पक्का कीजिए",
    greeting: greeting(name),
    before: ["दीये जल चुके हैं और आपकी जगह तैयार है। बस इतना बता दीजिए कि यह ईमेल आपका ही है:"],
    action: "ईमेल पक्का करें",
    after: [
      "यह लिंक एक ही बार और 24 घंटे तक काम करेगा। उसके बाद उसी जगह से नया लिंक माँग लीजिए।",
      "आपने कथा पर खाता नहीं बनाया? तो कुछ करने की ज़रूरत नहीं।",
    ],
    closing,
  }),
  reset_password: (name) => ({
    subject: "कथा के लिए नया पासवर्ड चुनिए",
    greeting: greeting(name),
    before: ["किसी ने आपके खाते के लिए नया पासवर्ड माँगा है। अगर वह आप ही थे, तो यहाँ चुनिए:"],
    action: "नया पासवर्ड चुनें",
    after: [
      "यह लिंक एक ही बार और 30 मिनट तक काम करेगा।",
      "वह आप नहीं थे? तो इसे रहने दीजिए, आपका पासवर्ड वही रहेगा।",
    ],
    closing,
  }),
  password_changed: (name) => ({
    subject: "आपका कथा पासवर्ड बदल गया",
    greeting: greeting(name),
    before: [
      "आपका पासवर्ड अभी बदला गया है और आपके सभी डिवाइस साइन आउट हो गए हैं। आपकी कथाएँ सुरक्षित हैं।",
      "यह आपने नहीं किया? तो तुरंत नया पासवर्ड चुनिए:",
    ],
    action: "नया पासवर्ड चुनें",
    after: [],
    closing,
  }),
  password_changed_here: (name) => ({
    subject: "आपने अपना कथा पासवर्ड बदल लिया",
    greeting: greeting(name),
    before: [
      "आपका पासवर्ड अभी बदला गया है, और बदलने वाले को पुराना पासवर्ड मालूम था। आपके बाक़ी डिवाइस साइन आउट हो गए हैं।",
      "यह आपने नहीं किया? तो तुरंत नया पासवर्ड चुनिए:",
    ],
    action: "नया पासवर्ड चुनें",
    after: [],
    closing,
  }),
  story_approved: (name, { title }) => ({
    subject: `“${title}” अब सबके लिए खुली है`,
    greeting: greeting(name),
    before: [`हमारे संपादक ने “${title}” पढ़ी और उसे प्रकाशित कर दिया है। अब इसे हर कोई खेल सकता है:`],
    action: "अपनी कथा देखें",
    after: ["यह कथा कहने के लिए धन्यवाद।"],
    closing,
  }),
  story_returned: (name, { title, reason }) => ({
    subject: `“${title}” आपकी मेज़ पर लौट आई है`,
    greeting: greeting(name),
    before: [
      `हमारे संपादक ने “${title}” पढ़ी है और चाहते हैं कि आप इसे एक बार फिर देखें। उन्होंने यह लिखा है:`,
      reason,
    ],
    action: "अपनी कथाएँ खोलें",
    after: ["बदलाव करने के बाद इसे फिर प्रकाशित कीजिए, तब यह नए सिरे से पढ़ी जाएगी।"],
    closing,
  }),
  farewell: (name) => ({
    subject: "आपका कथा खाता हटा दिया गया",
    greeting: greeting(name),
    before: [
      "जैसा आपने चाहा, आपका खाता और जो कुछ केवल आपका था, सब हटा दिया गया है।",
      "साथ बिताई शामों के लिए धन्यवाद। दरवाज़ा खुला है।",
    ],
    after: [],
    closing,
  }),
};
