import type { Acts } from "../language.ts";

export const acts: Acts = {
  ownName: ["<&(माझं नाव|माझे नाव) _"],
  givesWord: ["(शब्द|वचन) (दे|दि)~"],
  lies: ["खोट(ं|े) (बोलत|सांगत|बोलेन|सांगेन)~"],
  confesses: ["कबूल करत~"],
  comforts: ["घाबरू नक~"],
  begsPardon: ["(माफ|क्षमा) (करा|कर)"],
};
