import type { homeEn } from "./en.ts";

export const homeHi: Record<keyof typeof homeEn, string> = {
  "banner.label": "चुनी हुई",
  "banner.slides": "एक चुनें",
  "banner.pause": "बदलना रोकें",
  "banner.go": "बदलने दें",
  "banner.at": "{count} में से {at}: {title}",

  "guide.eyebrow": "पहली बार आए हैं?",
  "guide.title": "कैसे खेलें",
  "guide.line": "चार आदेश, थोड़े सिक्के और आपके अपने शब्द। पाँच मिनट में सब समझ आ जाएगा।",
  "guide.way": "मार्गदर्शिका खोलें",
  "beta.eyebrow": "प्रीमियम",
  "beta.title": "बीटा में आएँ",
  "beta.line": "सबसे पहले आइए: नई आवाज़ें, नए चित्रकार, और प्रतीक्षा करने वालों के लिए आधा दाम।",
  "beta.way": "प्रतीक्षा सूची में आएँ",
  "chat.eyebrow": "संगत",
  "chat.title": "कथाकारों की बैठक",
  "chat.line": "पाठक और लेखक यहाँ साथ बैठते हैं। वह अंत लाइए जो मन से जाता नहीं।",
  "chat.way": "भीतर आएँ",

  "overlay.1": "दीये जल रहे हैं",
  "overlay.2": "पोथियाँ खुल रही हैं",
  "overlay.3": "रंग घुल रहे हैं",
  "overlay.4": "कथाकार जाग रहे हैं",
  "overlay.5": "द्वार खुल रहे हैं",
};
