import type { Katha } from "../language.ts";

export const katha: Katha = {
  yes: ["ಹೌದು", "haudu"],
  no: ["ಇಲ್ಲ", "illa"],
};
