// Made from the contract by `npm run readers`.

export interface StoryChoice {
  text: string;
  /** The name of the node it leads to */
  target: string;
  [name: string]: unknown;
}

export interface StoryEnding {
  kind: "good" | "bitter" | "dark" | "strange" | "open";
  title: string;
}

export interface StoryNode {
  text: string;
  /** None: an ending */
  choices: StoryChoice[];
  /** How far the narrator may leave the text */
  freedom?: "fixed" | "guided" | "free" | undefined;
  /** What must happen here */
  beats?: string[] | undefined;
  /** Turns that may be spent here */
  budget?: number | undefined;
  place?: string | undefined;
  mood?: string | undefined;
  hour?: string | undefined;
  weather?: string | undefined;
  cast?: string[] | undefined;
  /** Whom the text names and who is not there */
  away?: string[] | undefined;
  ending?: StoryEnding | undefined;
  /** The telling it follows, or that it is invented, in the story's language */
  source?: string | undefined;
  /** What other tellings say where they differ, in the story's language */
  other_tellings?: string | undefined;
  [name: string]: unknown;
}

export interface StoryStructure {
  start_node: string;
  nodes: Record<string, StoryNode>;
  /** For readers: which tellings the story follows, and what is invented */
  sources_note?: string | undefined;
  [name: string]: unknown;
}
