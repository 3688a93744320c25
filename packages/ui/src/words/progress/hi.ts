import type { PluralForms } from "../en.ts";
import type { progressEn } from "./en.ts";

export const progressHi: {
  [Key in keyof typeof progressEn]: (typeof progressEn)[Key] extends string ? string : PluralForms;
} = {
  "progress.title": "आपकी यात्रा",
  "progress.note": "जो आपने सुनाया, पाया और पूरा किया, और जो ताक पर आगे रखा है।",
  "progress.logout": "लॉगआउट",
  "progress.leaving": "साइन आउट हो रहा है...",
  "progress.settings": "खाते की सेटिंग",

  "panel.daily": "आज के काम",
  "panel.dailyNote": "हर आधी रात को नए, आप जहाँ भी हों।",
  "panel.milestone": "मील के पत्थर",
  "panel.milestoneNote": "लंबी राह, एक-एक पत्थर।",
  "panel.achievement": "उपलब्धियाँ",
  "panel.achievementNote": "उनके लिए जो परदे के पीछे भी झाँकते हैं।",
  "panel.loading": "काम आ रहे हैं...",
  "panel.empty": "अभी कोई काम नहीं है",
  "panel.emptyNote": "नई चुनौतियों के लिए फिर आइए!",
  "panel.failed": "काम नहीं लाए जा सके।",
  "panel.previous": "{title} में पिछले काम",
  "panel.next": "{title} में अगले काम",

  "standing.level": "स्तर {level}",
  "standing.coins": { one: "{amount} सिक्का", other: "{amount} सिक्के" },
  "standing.stars": "अगले स्तर तक सितारे",
  "standing.starsOf": "{needed} में से {stars} सितारे, {percent}",
  "standing.top": "इससे ऊँचा कोई स्तर नहीं। सितारे फिर भी गिने जाते हैं।",

  "task.required": "ज़रूरी स्तर",
  "task.anyLevel": "कोई नहीं",
  "task.progress": "प्रगति",
  "task.count": "{current} / {target}",
  "task.completed": "पूरा हुआ",
  "task.locked": "बंद है",
  "task.coins": { one: "{amount} सिक्का", other: "{amount} सिक्के" },
  "task.stars": { one: "{amount} सितारा", other: "{amount} सितारे" },
  "task.reward": "इनाम",

  "ledger.title": "आपके सिक्के",
  "ledger.balance": "बटुए में",
  "ledger.held": { one: "{amount} सिक्का अलग रखा है", other: "{amount} सिक्के अलग रखे हैं" },
  "ledger.heldNote": "एक बारी चल रही है। जो नहीं लगेगा, लौट आएगा।",
  "ledger.caption": "सिक्कों का आना-जाना",
  "ledger.when": "कब",
  "ledger.what": "किसलिए",
  "ledger.amount": "सिक्के",
  "ledger.after": "फिर बटुए में",
  "ledger.empty": "अभी तक कोई सिक्का नहीं चला।",
  "ledger.more": "पहले की प्रविष्टियाँ",
  "ledger.loading": "आ रहा है...",
  "ledger.welcome": "स्वागत",
  "ledger.turn": "एक बारी",
  "ledger.task": "एक काम",
  "ledger.gift": "भेंट",
  "ledger.correction": "सुधार",
};
