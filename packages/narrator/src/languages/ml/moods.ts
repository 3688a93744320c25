import type { Moods } from "../language.ts";

export const moods: Moods = {
  asks: ["ആര് എന്ത് എവിടെ എപ്പോൾ എന്തുകൊണ്ട് എങ്ങനെ എത്ര"],
};
