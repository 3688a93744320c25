// Made from the contract by `npm run readers`.

export interface StoryBundle {
  /** What identifies the story here and elsewhere */
  ifid: string;
  bytes: number;
  /** Of the zip, in hex */
  sha256: string;
  /** The file in base64 */
  zip: string;
}

export interface ImportedBundle {
  id: string;
  title: string;
  /** How many earlier versions came with it */
  versions: number;
  /** Names of a category and tags that are not known here */
  leftOut: string[];
}
