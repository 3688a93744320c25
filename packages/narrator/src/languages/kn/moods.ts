import type { Moods } from "../language.ts";

export const moods: Moods = {
  asks: ["ಯಾರು ಏನು ಎಲ್ಲಿ ಯಾವಾಗ ಏಕೆ ಹೇಗೆ ಎಷ್ಟು"],
};
