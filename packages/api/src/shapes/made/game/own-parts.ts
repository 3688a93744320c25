// Made from the contract by `npm run readers`.

export interface PartMark {
  isBookmarked: boolean;
  /** What they call the bookmark; blank where it has no name */
  name: string;
  /** Blank where there is none */
  note: string;
}

export interface SessionMarks {
  sessionId: string;
  marks: {
    isBookmarked: boolean;
    /** What they call the bookmark; blank where it has no name */
    name: string;
    /** Blank where there is none */
    note: string;
    /** The telling of the part that stands; null for the opening */
    turnId: string | null;
    /** How the part begins */
    line: string;
    /** The part was taken back; the note is kept */
    isUndone: boolean;
    markedAt: string;
  }[];
}
