// Made from the contract by `npm run readers`.

export interface Telling {
  /** Null where it follows none, or none is named */
  source: string | null;
  /** The scene is invented, in a story that tells again */
  isInvented: boolean;
  /** What other tellings say where they differ; null where nothing is named */
  otherTellings: string | null;
}
