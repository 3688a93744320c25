import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Takes an address or a key from this screen to a phone's camera.",
  use: ["To set up an authenticator app from a computer.", "To open a story on the phone."],
  avoid: [{ when: "The reader is on the phone already.", instead: "ButtonLink" }],
  anatomy: [
    {
      part: "Square",
      is: "The root, an `svg`: dark on light in both themes, with the margin that cameras need.",
    },
  ],
  keyboard: [],
  spoken: [
    "`label`, and “image”. Give the same address or key as text beside it for those who cannot scan.",
  ],
  words: [
    {
      rule: "Say what scanning it will do.",
      good: "Scan to add Katha to your app",
      bad: "QR code",
      hindi: "ऐप में कथा जोड़ने के लिए स्कैन करें",
    },
  ],
  otherNames: ["barcode", "2D code", "scan code"],
};
