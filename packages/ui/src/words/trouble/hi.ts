import type { troubleEn } from "./en.ts";

export const troubleHi: Record<keyof typeof troubleEn, string> = {
  "forbidden.title": "यह द्वार बंद रहता है",
  "forbidden.note":
    "आप साइन इन हैं, पर यह कमरा औरों के लिए है। अगर यह आपके लिए खुलना चाहिए, तो पुस्तकालय के रखवाले से कहिए।",
  "forbidden.login": "किसी और नाम से साइन इन करें",
  "fault.title": "हमारी ओर एक दीया बुझ गया",
  "fault.note": "आपकी कहानी सुरक्षित है। फिर कोशिश करें; अँधेरा बना रहे तो थोड़ी देर में लौटिए।",
  "fault.code": "हमें इस बारे में लिखें तो यह बताएँ: {code}",
  "offline.title": "आप ऑफ़लाइन हैं",
  "offline.note": "पुस्तकालय तक की डोर टूटी है। आपका कुछ भी नहीं खोया; डोर जुड़ते ही पन्ना लौट आएगा।",
};
