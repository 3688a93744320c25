import { z } from "zod";

export const places = [
  "forest",
  "riverbank",
  "sea",
  "desert",
  "mountains",
  "palace",
  "court",
  "temple",
  "village",
  "stepwell",
  "ghats",
  "railway",
  "cricket-ground",
  "street",
  "void",
  "tidal-forest",
  "garden",
  "market",
  "haveli",
  "fort",
  "school",
  "battlefield",
  "deck",
  "coast",
  "room",
  "kitchen",
] as const;
export type Place = (typeof places)[number];

export const hours = ["dawn", "morning", "noon", "dusk", "night"] as const;
export type Hour = (typeof hours)[number];

export const weathers = ["clear", "cloudy", "rain", "storm", "mist", "wind", "snow"] as const;
export type Weather = (typeof weathers)[number];

export const moods = ["calm", "tender", "joyful", "tense", "eerie", "grave"] as const;
export type Mood = (typeof moods)[number];

export const seasons = ["spring", "summer", "monsoon", "autumn", "winter"] as const;
export type Season = (typeof seasons)[number];

/** The phases in which a moon is seen. */
export const litPhases = ["crescent", "half", "gibbous", "full"] as const;
export type LitPhase = (typeof litPhases)[number];
export const moonPhases = ["none", ...litPhases] as const;
export type MoonPhase = (typeof moonPhases)[number];

export const roles = [
  "man",
  "woman",
  "boy",
  "girl",
  "king",
  "queen",
  "minister",
  "guard",
  "hermit",
  "elder",
  "grandmother",
  "stationmaster",
  "cricketer",
  "soldier",
  "merchant",
  "boatman",
  "monk",
  "teacher",
  "dancer",
] as const;
export type Role = (typeof roles)[number];

export const poses = [
  "stand",
  "walk",
  "raise",
  "reach",
  "carry",
  "sit",
  "kneel",
  "bow",
  "run",
  "ride",
  "fight",
  "dance",
  "row",
  "sleep",
  "greet",
  "mourn",
  "read",
] as const;
export type Pose = (typeof poses)[number];

export const heldThings = [
  "lamp",
  "lantern",
  "staff",
  "bow",
  "pot",
  "ladle",
  "bundle",
  "flag",
  "bat",
  "book",
  "umbrella",
  "sword",
  "spear",
  "scroll",
  "oar",
  "flower",
  "letter",
  "basket",
  "flute",
  "drum",
] as const;
export type HeldThing = (typeof heldThings)[number];

export const pigments = [
  "saffron",
  "madder",
  "lac",
  "lotus",
  "indigo",
  "peacock",
  "leaf",
  "ivory",
  "haldi",
  "ash",
] as const;
export type Pigment = (typeof pigments)[number];

export const animalKinds = [
  "elephant",
  "horse",
  "camel",
  "cow",
  "deer",
  "dog",
  "peacock",
  "crow",
  "heron",
  "lion",
  "tiger",
  "hare",
  "parrot",
  "monkey",
  "snake",
  "fish",
  "tortoise",
  "jackal",
  "goat",
  "donkey",
  "cat",
  "owl",
  "crocodile",
] as const;
export type AnimalKind = (typeof animalKinds)[number];

export const animalPoses = ["stand", "sit"] as const;
export type AnimalPose = (typeof animalPoses)[number];

/** Animals that can also be drawn sitting; all others stand. */
export const sitters: ReadonlySet<AnimalKind> = new Set(["lion", "tiger", "hare"]);

export const propKinds = [
  "boat",
  "great-lamp",
  "diyas",
  "cooking-fire",
  "lotuses",
  "well",
  "cart",
  "kites",
  "train",
  "signal",
  "tea-stall",
  "tree",
  "hut",
  "charpoy",
  "throne",
  "desk",
  "chest",
  "telephone",
  "bell",
  "dice",
  "anklet",
  "scales",
  "baskets",
  "swing",
  "tent",
  "banner",
  "bicycle",
  "books",
] as const;
export type PropKind = (typeof propKinds)[number];

export const paintingStyleNames = ["vishvakarma", "chitrakar", "ajanta", "ravivarma"] as const;
export type PaintingStyleName = (typeof paintingStyleNames)[number];

export const castMember = z.strictObject({
  role: z.enum(roles),
  pose: z.enum(poses).default("stand"),
  holds: z.enum(heldThings).optional(),
  wears: z.enum(pigments).optional(),
  facing: z.enum(["left", "right"]).optional(),
});

/** What a picture shows. Everything except the place has a sensible default. */
export const scene = z
  .strictObject({
    place: z.enum(places),
    hour: z.enum(hours).default("dusk"),
    weather: z.enum(weathers).default("clear"),
    mood: z.enum(moods).default("calm"),
    season: z.enum(seasons).default("winter"),
    moon: z.enum(moonPhases).optional(),
    cast: z.array(castMember).max(5).default([]),
    animals: z
      .array(
        z.strictObject({
          kind: z.enum(animalKinds),
          count: z.int().min(1).max(5).default(1),
          pose: z.enum(animalPoses).optional(),
          facing: z.enum(["left", "right"]).optional(),
        }),
      )
      .max(3)
      .default([]),
    props: z.array(z.enum(propKinds)).max(5).default([]),
    /** The painting style, under the name used in stored scenes and picture addresses. */
    manner: z.enum(paintingStyleNames).default("vishvakarma"),
  })
  .meta({ id: "Scene" });

export type Scene = z.infer<typeof scene>;
export type SceneInput = z.input<typeof scene>;
export type AnimalGroup = Scene["animals"][number];
export type CastMember = Scene["cast"][number];

export const emblems = ["boat", "banyan", "dunes", "peaks", "lamp", "signal"] as const;
export type EmblemName = (typeof emblems)[number];

/** A small square picture of one thing, for an author's avatar. */
export const emblem = z.strictObject({
  emblem: z.enum(emblems),
  ground: z.enum(pigments),
  seed: z.int(),
});
export type Emblem = z.infer<typeof emblem>;

/** The content of a story's cover.json. */
export const cover = z.strictObject({ seed: z.int(), scene });
export type Cover = z.infer<typeof cover>;
