import type { Katha } from "../language.ts";

export const katha: Katha = {
  yes: ["हो", "होय", "बरोबर", "हेच", "ho", "hoy", "barobar", "hech"],
  no: ["नाही", "नको", "हे नाही", "nahi", "nako", "he nahi"],
};
