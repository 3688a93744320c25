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

/** Words of one language for what a picture can show: commas between them, a star where the word may go on. */
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
  /** Said of several: one of these makes a group of an animal. */
  readonly many: string;
  readonly props: Record<PropKind, string>;
  /** Words that speak of a woman, and of a man, near a name. */
  readonly she: string;
  readonly he: string;
}
