import type { Katha } from "../language.ts";

export const katha: Katha = {
  yes: ["అవును", "avunu"],
  no: ["కాదు", "kaadu", "kadu"],
};
