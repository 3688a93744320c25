import type {
  AnimalKind,
  HeldThing,
  Hour,
  Mood,
  MoonPhase,
  Place,
  Pose,
  PropKind,
  Role,
  Season,
  Weather,
} from "../scene.ts";

/** Words of one language for what a picture can show, separated by commas; a star stands for any ending. */
export interface StoryWords {
  readonly places: Record<Place, string>;
  readonly hours: Record<Hour, string>;
  readonly weathers: Record<Weather, string>;
  readonly moods: Record<Mood, string>;
  readonly seasons: Record<Season, string>;
  readonly moons: Record<MoonPhase, string>;
  readonly roles: Record<Role, string>;
  readonly poses: Record<Pose, string>;
  readonly held: Record<HeldThing, string>;
  readonly animals: Record<AnimalKind, string>;
  /** Words for several: with one of these an animal becomes a group. */
  readonly many: string;
  /** Animals that no picture has: whoever is one is not drawn, and not drawn as a person either. */
  readonly creatures: string;
  /** Words beside the place where somebody is: "in the office"; and whether they come after it. */
  readonly standing: string;
  readonly standsAfter: boolean;
  readonly props: Record<PropKind, string>;
  /** Words near a name that refer to a woman, and to a man. */
  readonly she: string;
  readonly he: string;
}
