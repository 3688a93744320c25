import type { Impossible } from "../language.ts";

export const impossible: Impossible = {
  inventions: [
    "பீட்சா போன் மொபைல் கணினி இணையம் ஹெலிகாப்டர் ராக்கெட் ரோபோ வெடிகுண்டு துப்பாக்கி டிராகன் சூப்பர்மேன் பேட்மேன்",
  ],
};
