/** A way from a scene, as it was offered to the player. */
export interface AtlasWay {
  /** Null: it was gone without being offered. */
  readonly text: string | null;
  /** The scene it leads to; null: the player has not gone there. */
  readonly to: string | null;
  readonly isOnPath: boolean;
  /** Of all players who went on from here, from 0 to 1; null while there are too few. */
  readonly share: number | null;
}

/** A scene that the player has come to. */
export interface AtlasScene {
  readonly id: string;
  /** The beginning of what was told there. */
  readonly told: string;
  /** What the ending is called, empty if it has no name; null is no ending. */
  readonly ending: string | null;
  /** This session came here. */
  readonly isOnPath: boolean;
  /** A new session can begin here. */
  readonly canReturn: boolean;
  readonly ways: readonly AtlasWay[];
}

/** The scenes that a player has come to in a story; of the others it is known only how many there are. */
export interface AtlasOfStory {
  readonly title: string;
  readonly language: string;
  /** The scene at which the session is. */
  readonly here: string | null;
  readonly scenes: readonly AtlasScene[];
  readonly scenesTotal: number;
  readonly endingsFound: number;
  readonly endingsTotal: number;
}
