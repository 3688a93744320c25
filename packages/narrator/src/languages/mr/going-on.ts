import type { GoingOn } from "../language.ts";

export const goingOn: GoingOn = {
  atALoss: ["^ आता काय [करू] $"],
  decides: ["काहीतरी (कर|बोल|सांग)~", "जे योग्य ते~"],
};
