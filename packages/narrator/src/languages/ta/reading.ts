import type { Reading } from "../language.ts";

export const reading: Reading = {
  // A sentence that begins so goes on about whoever the one before was about.
  pronouns: ["அவன் அவள் அவர் அவர்கள் அது அவை அதை அதன் அவனை அவளை இது அங்கே அதில்"],
  // A sentence that begins so follows from the one before.
  joins: ["பிறகு ஆனால் அதனால் இப்போது அப்போது"],
  // They tell how something is, and not what happened to it.
  states: ["இருந்தது இருந்தன இருக்கிறது இருக்கின்றன உள்ளது இல்லை இருந்தான் இருந்தாள்"],
};
