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
  readonly language: string;
  readonly seed: string;
  readonly notes?: StoryNotes | undefined;
}
