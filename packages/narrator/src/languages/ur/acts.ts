import type { Acts } from "../language.ts";

export const acts: Acts = {
  ownName: ["<&(میرا نام) _"],
  givesWord: ["(زبان|قول|وعدہ) (دیت|دے|کرت)~"],
  lies: ["جھوٹ بول(تا|تی|وں) !(ہو)"],
  confesses: ["اعتراف کرت~"],
  comforts: ["(مت ڈرو|ڈرو مت)"],
  begsPardon: ["معاف (کرنا|کرو|کریں|کیجیے|کر (دو|دیں|دینا))~"],
};
