import type { GoingOn } from "../language.ts";

export const goingOn: GoingOn = {
  atALoss: ["^ இப்போது என்ன [செய்வது|செய்ய] $"],
  decides: ["ஏதாவது (செய்|சொல்)~"],
};
