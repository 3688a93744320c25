import type { Katha } from "../language.ts";

export const katha: Katha = {
  yes: ["હા", "ha"],
  no: ["ના", "na"],
};
