import type { Katha } from "../language.ts";

export const katha: Katha = {
  yes: ["ہاں", "جی", "جی ہاں", "ٹھیک", "یہی", "haan", "ji", "ji haan", "yahi"],
  no: ["نہیں", "نہ", "کوئی نہیں", "یہ نہیں", "nahi", "nahin", "koi nahi"],
  harm: ["^ خودکشی~", "میں ..3 خودکشی~"],
};
