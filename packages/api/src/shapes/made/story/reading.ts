// Made from the contract by `npm run readers`.

export interface ReadEntry {
  name: string;
  /** What else means it */
  also: string[];
  /** How sure it is that there is such a person, thing or place */
  sure: "sure" | "likely" | "perhaps";
  isOfBible: boolean;
  /** How many sentences tell of it */
  count: number;
  /** The first of them, in the author's own words */
  sentences: {
    scene: string;
    text: string;
    /** `likely`: by a pronoun, or in what somebody says */
    sure: "sure" | "likely" | "perhaps";
  }[];
}

export interface SceneReading {
  people: ReadEntry[];
  things: ReadEntry[];
  places: ReadEntry[];
  scenes: {
    scene: string;
    present: string[];
    /** Whom it names and who is not there */
    named: string[];
  }[];
  /** What its author says is nobody and nothing */
  leftOut: string[];
  /** Whom it is told of: the player's own character */
  played: string | null;
}
