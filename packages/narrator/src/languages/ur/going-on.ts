import type { GoingOn } from "../language.ts";

export const goingOn: GoingOn = {
  atALoss: ["^ اب کیا [کروں] $"],
  decides: ["کچھ [تو] (کرنا|کہنا)~"],
};
