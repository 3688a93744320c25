// Made from the contract by `npm run readers`.

export interface ReadingSettings {
  size: "small" | "usual" | "large" | "larger" | "largest";
  lines: "short" | "usual" | "long";
  spacing: "close" | "usual" | "wide";
  face: "book" | "plain" | "legible";
  paper: "site" | "dark" | "light" | "sepia" | "black";
  /** How new text appears */
  pace: "letters" | "slow" | "words" | "sentences" | "once";
  /** What was told before is dimmer */
  dims: boolean;
  /** Without it nothing on the page moves */
  moves: boolean;
  /** The session is shown as one text */
  continuous: boolean;
  /** Lines can be spoken */
  dictates: boolean;
  /** For reading aloud, by the language of the story */
  voices: Record<
    string,
    {
      /** As the device names it; empty: its own choice */
      voice: string;
      speed: number;
    }
  >;
}

export interface KeptReadingSettings {
  /** Null until the user changes one */
  settings: ReadingSettings | null;
}
