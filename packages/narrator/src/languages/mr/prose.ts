import type { Prose } from "../language.ts";

export const prose: Prose = {
  // Verbs of saying, as they stand behind whoever says it.
  says: [
    "म्हणाला म्हणाली म्हणाले म्हणतो म्हणते म्हणतात विचारतो विचारते विचारतात बोलतो बोलते बोलला",
    "बोलली बोलले ओरडला ओरडली सांगतो सांगते",
  ],
  // Beginnings of other verbs that somebody present does.
  does: ["आला आली आले येतो येते येतात बस उभ हस निघ उठ वळ पाहतो पाहते पाहतात बघतो बघते"],
  // Behind a name: it is spoken of, and does nothing.
  cases: ["आणि किंवा सारखा सारखी सारखे कडे वर"],
  // What may stand behind a name.
  behindName: ["साहेब बाई काका मामा आजी आजोबा दादा ताई अक्का राव भाऊ सर मॅडम"],
  // What may stand before whoever acts, and who is nobody in particular.
  small: [
    "तो ती ते तू मी आम्ही तुम्ही आपण कोणी कुणी सगळे सारे दोघे दोघी मग आणि तेव्हा पण एक हा ही हे",
    "लोक बाई माणूस",
  ],
};
