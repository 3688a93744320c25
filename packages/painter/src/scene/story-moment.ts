/** A story's own notes on places (as a painter's word), people (by garment or in words) and things (by other names). */
export interface StoryNotes {
  readonly places?: readonly { readonly name: string; readonly place: string }[];
  readonly cast?: readonly {
    readonly name: string;
    readonly garment?: string | undefined;
    readonly is?: string | undefined;
  }[];
  readonly things?: readonly { readonly name: string; readonly also?: readonly string[] }[];
}

export interface StoryMoment {
  readonly place?: string | undefined;
  readonly mood?: string | undefined;
  readonly hour?: string | undefined;
  readonly weather?: string | undefined;
  readonly cast?: readonly string[] | undefined;
  /** The passage itself, in the story's language. */
  readonly text: string;
  /** The passages before it, the latest first: a place, an hour or a weather that the passage does not mention is theirs. */
  readonly before?: readonly string[] | undefined;
  /** What its author calls the scene. */
  readonly name?: string | undefined;
  /** The text of the whole story: where nothing else says it, the passage is where most of it is. */
  readonly whole?: string | undefined;
  readonly language: string;
  readonly seed: string;
  readonly notes?: StoryNotes | undefined;
}
