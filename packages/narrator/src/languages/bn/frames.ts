import type { Frames } from "../language.ts";

export const frames: Frames = {
  putOff: ["(পরে|কাল|এখন না)"],
  pretended: ["ভান কর~"],
  byAnother: ["(তুমি|তুই|আপনি|নিক|যাক|করুক|ফিরুক)", "~কে (বলো|পাঠা~)"],
  takenBack: ["(কিন্তু|থেমে যাই)~"],
  inMind: ["মনে~"],
  wished: ["(ভাবব|bhabbo)"],
};
