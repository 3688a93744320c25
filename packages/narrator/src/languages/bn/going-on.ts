import type { GoingOn } from "../language.ts";

export const goingOn: GoingOn = {
  atALoss: ["^ (এখন কী (করব|করি)|এবার কী) $"],
  decides: ["কিছু (একটা|তো) কর~", "যা[তে] ভালো … ~করব~"],
};
