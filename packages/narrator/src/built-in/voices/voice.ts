/**
 * What one voice says in one language. In a line `{is|was}` is the present and the past of the story;
 * `{who}` is somebody present who has spoken, `{quote}` the author's or the player's words,
 * `{choice}` the author's choice, `{title}` the name of an ending.
 */
export interface Voice {
  /** After the player has said something, and somebody named stands there. */
  heard: readonly string[];
  /** After the player has said something, whoever may be there. */
  said: readonly string[];
  /** After the player has asked something that nobody answers. */
  asked: readonly string[];
  /** Somebody answers the player with what they have said before. */
  replies: readonly string[];
  /** After the player has tried to do something. */
  tried: readonly string[];
  /** After the player has tried to go somewhere that the scene does not lead to. */
  strayed: readonly string[];
  /** After the player has said no and nothing else. */
  refused: readonly string[];
  /** Time passes: waiting, looking, going on without a word. */
  still: readonly string[];
  /** The author's words come back. */
  recall: readonly string[];
  /** The player's own words from earlier come back. */
  promise: readonly string[];
  /** Last words where there is time, and where there is little. */
  ease: readonly string[];
  press: readonly string[];
  /** Between the player's words and the scene that they lead to. */
  bridge: readonly string[];
  /** The story chooses, since the player has not. */
  chooses: readonly string[];
  /** The scene has no room for this, or the world has none. */
  held: readonly string[];
  impossible: readonly string[];
  /** After the end. */
  over: readonly string[];
  /** Back at a scene that was told before. */
  again: readonly string[];
}
