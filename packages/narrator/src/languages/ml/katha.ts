import type { Katha } from "../language.ts";

export const katha: Katha = {
  yes: ["അതെ", "athe"],
  no: ["അല്ല", "alla"],
};
