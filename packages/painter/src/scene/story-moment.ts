/** What a story's own notes say of a place (as a painter's word), of a person (by garment, or in words) and of a thing (by other names). */
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
