import type { Messages } from "../language.ts";

/** What Katha says itself. */
export const messages: Messages = {
  meant: ["ನೀವು ಹೇಳಿದ್ದು ಇದನ್ನೇ?", "ಇವುಗಳಲ್ಲಿ ಯಾವುದನ್ನು ಹೇಳಿದಿರಿ?"],
  which: "ಯಾವ ಕಡೆ?",
  neither: ["ಇಲ್ಲ, ಇದಲ್ಲ.", "ಇವುಗಳಲ್ಲಿ ಯಾವುದೂ ಅಲ್ಲ."],
  again: "ಹಾಗಾದರೆ ಬೇರೆ ಮಾತುಗಳಲ್ಲಿ ಹೇಳಿ, ಅಥವಾ ಆರಿಸಿ.",
  noted: "ನೀವು ಬರೆದಿಟ್ಟದ್ದು:",
  // One line for everything that is said to Katha, until native speakers write the rest.
  answer: "ಕಥೆಯಲ್ಲಿ ನೀವು ಮಾಡುವುದು, ಹೇಳುವುದು ಮಾತ್ರ ಇಲ್ಲಿ ಲೆಕ್ಕ. ನಿಮ್ಮ ಮಾತುಗಳಲ್ಲಿ ಹೇಳಿ, ಅಥವಾ ಆರಿಸಿ.",
};
