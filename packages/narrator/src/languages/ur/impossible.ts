import type { Impossible } from "../language.ts";

export const impossible: Impossible = {
  inventions: [
    "پیزا موبائل فون لیپ-ٹاپ کمپیوٹر انٹرنیٹ ہیلی-کاپٹر راکٹ روبوٹ ڈرون بندوق ڈریگن سپرمین بیٹ-مین",
  ],
};
