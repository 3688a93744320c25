/** How much a story may hold: at least three times what the catalogue comes to. See decision 0017. */
export const storyBounds = {
  qualities: 200,
  things: 100,
  reactions: 12_000,
  consequences: 200,
  /** What players are asked before the first line, and things to choose from for the bag. */
  questions: 20,
  packed: 50,
  /** In one place: a scene, a choice, an answer. */
  effects: 100,
  /** Conditions of a scene's paragraphs, and detours from it. */
  paragraph_conditions: 50,
  detours: 50,
  /** One condition with all that stands in it, and how deep. */
  condition_parts: 200,
  condition_depth: 24,
  /** Storylets that one hub can offer. */
  offered: 100,
  /** Of one answer. */
  acts: 200,
  topics: 2_500,
  /** Of all answers. */
  all_topics: 120_000,
  /** An answer's lines, or what is said while nothing moves. */
  lines: 50,
  /** Other ways of saying a choice, and what it must not be taken for. */
  wordings: 400,
  all_wordings: 40_000,
  /** Of one quality, and of all sets. */
  words: 100,
  all_words: 1_000,

  /** Lengths, in characters. */
  topic: 200,
  wording: 400,
  word: 100,
  /** A quality of kind `text`, whoever wrote it. */
  text: 200,
  name: 200,
  about: 1_000,
  /** A choice, a title, a reason or a memory as it is shown, its qualities filled in. */
  label: 2_000,
  /** A scene, or a line of an answer, as it is told. */
  told: 40_000,
} as const;

export type StoryBound = keyof typeof storyBounds;
