import type { noticesEn } from "./en.ts";

export const noticesHi: { readonly [Key in keyof typeof noticesEn]: string } = {
  "play.guest": "यह कहानी खेलने के लिए लॉग इन कीजिए",
  "play.premium": "यह प्रीमियम कहानी है। खेलने के लिए अपग्रेड कीजिए।",
  "play.failed": "खेल शुरू नहीं हो सका",
  "premium.title": "एक प्रीमियम कहानी",
  "premium.stay": "यहीं रहें",
  "premium.waitlist": "प्रतीक्षा सूची में आएँ",

  "share.text": "खेलने के लिए एक कहानी: {title}",
  "share.copied": "लिंक कॉपी हो गया। जहाँ आपके मित्र हों, वहाँ चिपकाइए।",
  "share.copiedTitle": "साझा करने को तैयार",
  "share.link": "साझा करने का लिंक यह है:",

  "google.failed": "Google से लॉग इन नहीं हुआ: {reason}",
  "google.unknown": "अनजान गड़बड़ी",
  "answer.invalid": "उत्तर समझ में नहीं आया",

  "newer.note": "नया कथा आ गया है।",
  "newer.letIn": "इसे ले आएँ",
  "newer.later": "बाद में",

  "trouble.title": "यह नहीं हो पाया",
};
