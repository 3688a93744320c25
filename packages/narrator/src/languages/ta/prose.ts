import type { Prose } from "../language.ts";

export const prose: Prose = {
  // Verbs of saying, as they stand behind whoever says it.
  says: [
    "சொன்னான் சொன்னாள் சொன்னார் கேட்டான் கேட்டாள் கேட்டார் சொல்கிறார் சொல்கிறான் சொல்கிறாள்",
    "என்றான் என்றாள் என்றார் கேட்கிறார் கேட்கிறான் கேட்கிறாள் என்கிறார் என்கிறான் என்கிறாள்",
  ],
  // Beginnings of other verbs that somebody present does.
  does: ["வந்த வருகிற சிரித்த சிரிக்கிற நின்ற நிற்கிற உட்கார் எழுந்த திரும்பி பார்க்கிற பார்த்தா"],
  // Behind a name: it is spoken of, and does nothing.
  cases: ["மற்றும் அல்லது போல பற்றி உடன்"],
  // What may stand behind a name.
  behindName: ["ஐயா அம்மா அண்ணன் அக்கா தாத்தா பாட்டி மாமா அத்தை"],
  // What may stand before whoever acts, and who is nobody in particular.
  small: [
    "அவன் அவள் அவர் அவர்கள் நான் நீ நீங்கள் நாங்கள் யாரோ ஒருவர் ஒருவன் ஒருத்தி எல்லோரும் இருவரும்",
    "பிறகு அப்போது ஆனால் என்று அது இது ஏதோ எதுவும்",
  ],
};
