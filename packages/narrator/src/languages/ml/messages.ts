import type { Messages } from "../language.ts";

/** What Katha says itself. */
export const messages: Messages = {
  meant: ["ഇതാണോ ഉദ്ദേശിച്ചത്?", "ഇവയിൽ ഏതാണ് ഉദ്ദേശിച്ചത്?"],
  which: "ഏതു വഴി?",
  neither: ["അല്ല, ഇതല്ല.", "ഇവയൊന്നുമല്ല."],
  again: "എങ്കിൽ മറ്റു വാക്കുകളിൽ പറയൂ, അല്ലെങ്കിൽ തിരഞ്ഞെടുക്കൂ.",
  noted: "നിങ്ങൾ കുറിച്ചുവെച്ചത്:",
  // One line for everything that is said to Katha, until native speakers write the rest.
  answer: "കഥയിൽ നിങ്ങൾ ചെയ്യുന്നതും പറയുന്നതും മാത്രമാണ് ഇവിടെ കണക്ക്. സ്വന്തം വാക്കുകളിൽ പറയൂ, അല്ലെങ്കിൽ തിരഞ്ഞെടുക്കൂ.",
};
