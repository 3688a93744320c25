import type { Frames } from "../language.ts";

export const frames: Frames = {
  putOff: ["(بعد میں|کل|پھر کبھی|ابھی نہیں)"],
  pretended: ["(ڈھونگ|بہانہ)~"],
  byAnother: ["(تم|آپ|نیں)", "~سے کہو"],
  takenBack: ["(لیکن|مگر)~"],
  inMind: ["دل (میں|ہی)~"],
};
