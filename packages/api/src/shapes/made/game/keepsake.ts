// Made from the contract by `npm run readers`.

export interface AtlasWay {
  /** As it was offered; null: it was never offered */
  text: string | null;
  /** The scene it leads to; null: the player has not gone there */
  to: string | null;
  /** This session went this way */
  isOnPath: boolean;
  /** Of the players who went on from here; null until there are 20 */
  share: number | null;
}

export interface AtlasScene {
  /** Its name on this map alone */
  id: string;
  /** The beginning of what was told there */
  told: string;
  /** What the ending is called; empty: it has no name */
  ending: string | null;
  /** This session came here, and stands by it */
  isOnPath: boolean;
  /** Where another session can begin; null at an ending */
  part: {
    sessionId: string;
    /** The part with which the player came here, or `opening` */
    turn: string;
  } | null;
  ways: AtlasWay[];
}

export interface SessionAtlas {
  sessionId: string;
  /** As it was when the session began */
  title: string;
  language: "en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml";
  /** The scene at which this session is */
  here: string | null;
  /** In the order in which the player first came to them */
  scenes: AtlasScene[];
  /** How many the story has; 0: it is told from its premise alone */
  scenesTotal: number;
  endingsFound: number;
  endingsTotal: number;
}

export interface SessionBook {
  sessionId: string;
  /** As it was when the session began */
  title: string;
  language: "en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml";
  /** Empty where nobody is named */
  author: string;
  coverImageUrl: string | null;
  imageAlt: string;
  /** The turns with which the story came to another scene */
  scenes: string[];
}
