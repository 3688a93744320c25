/** Somebody whom the text of a story names, or says what they are. */
export interface Someone {
  /** As the story says it within a sentence: "Captain Voss", "the boy", "her mother". */
  name: string;
  /** Each is enough to mean them: "captain", "voss". */
  forms: readonly string[];
  isNamed: boolean;
}
