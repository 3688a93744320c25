import type { AnimalKind, Place, PropKind, Scene } from "./scene.ts";

/** Places under a roof, without sky and trees. */
export const indoorPlaces: ReadonlySet<Place> = new Set(["court", "room", "kitchen", "void"]);

/** Places with water for boats and leaping fish. */
export const wateryPlaces: ReadonlySet<Place> = new Set([
  "riverbank",
  "sea",
  "ghats",
  "palace",
  "stepwell",
  "tidal-forest",
  "coast",
  "deck",
]);

const boatless: ReadonlySet<Place> = new Set(["stepwell", "deck"]);
const rowable: ReadonlySet<Place> = new Set([
  "riverbank",
  "ghats",
  "palace",
  "tidal-forest",
  "sea",
  "coast",
]);

/** Things that belong outdoors. */
const outdoorThings: ReadonlySet<PropKind> = new Set([
  "tree",
  "hut",
  "well",
  "cart",
  "kites",
  "train",
  "signal",
  "tea-stall",
  "swing",
  "tent",
  "bicycle",
]);
/** Things that belong indoors. */
const indoorThings: ReadonlySet<PropKind> = new Set(["throne", "desk", "telephone", "books"]);
const roomy: ReadonlySet<Place> = new Set([
  "court",
  "room",
  "kitchen",
  "school",
  "haveli",
  "railway",
]);
/** Places with beds: people carry them out to yards and roofs, but not to hills or halls. */
const bedded: ReadonlySet<Place> = new Set([
  "village",
  "haveli",
  "room",
  "riverbank",
  "school",
  "street",
  "desert",
  "garden",
]);
const fireless: ReadonlySet<Place> = new Set([
  "court",
  "room",
  "railway",
  "school",
  "sea",
  "deck",
  "cricket-ground",
  "void",
]);
const herdAnimals: ReadonlySet<AnimalKind> = new Set(["cow", "donkey", "goat", "jackal"]);
const wildBeasts: ReadonlySet<AnimalKind> = new Set(["lion", "tiger", "deer", "heron", "snake"]);
const largeBeasts: ReadonlySet<AnimalKind> = new Set(["elephant", "horse", "camel", "crocodile"]);
const ashore: ReadonlySet<PropKind> = new Set([
  "hut",
  "cart",
  "well",
  "train",
  "signal",
  "tree",
  "tent",
  "swing",
  "tea-stall",
  "bicycle",
]);

/** Things that a place has already, so that nothing is drawn twice. */
const ownThings: Partial<Record<Place, readonly PropKind[]>> = {
  kitchen: ["cooking-fire"],
  market: ["tea-stall", "baskets"],
  battlefield: ["tent", "banner"],
  school: ["bell"],
  room: ["charpoy"],
};

/** Places with water or a track on one side, which have space for only one large thing. */
const narrow: ReadonlySet<Place> = new Set([
  "riverbank",
  "palace",
  "railway",
  "tidal-forest",
  "coast",
]);

const afloat: ReadonlySet<Place> = new Set(["sea", "deck"]);

export function thingFits(kind: PropKind, place: Place): boolean {
  if (place === "void") return kind === "chest" || kind === "dice" || kind === "desk";
  if (kind === "boat") return wateryPlaces.has(place) && !boatless.has(place);
  if (kind === "lotuses")
    return wateryPlaces.has(place) && !["sea", "coast", "deck", "tidal-forest"].includes(place);
  if (kind === "train" || kind === "signal") return ["railway", "village"].includes(place);
  if (indoorPlaces.has(place) && outdoorThings.has(kind)) return false;
  if (afloat.has(place) && ashore.has(kind)) return false;
  if (place === "deck" || place === "sea")
    return ["chest", "dice", "scales", "anklet", "kites", "bell"].includes(kind);
  if (kind === "tree")
    return !["palace", "ghats", "stepwell", "fort", "haveli", "market", "railway"].includes(place);
  if (kind === "tea-stall") return place !== "palace" && place !== "stepwell" && place !== "forest";
  if (kind === "charpoy") return bedded.has(place);
  if (kind === "cooking-fire") return !fireless.has(place);
  if (kind === "books") return place === "room" || place === "court";
  if (indoorThings.has(kind)) return roomy.has(place);
  if (kind === "hut")
    return ["forest", "village", "riverbank", "mountains", "desert", "tidal-forest"].includes(
      place,
    );
  if (kind === "tent")
    return ["battlefield", "desert", "riverbank", "fort", "forest", "mountains"].includes(place);
  return true;
}

export function beastFits(kind: AnimalKind, place: Place): boolean {
  if (kind === "fish") return wateryPlaces.has(place) && place !== "deck" && place !== "stepwell";
  if (kind === "crocodile") return ["riverbank", "tidal-forest", "ghats"].includes(place);
  if (place === "void") return kind === "cat" || kind === "parrot";
  if (afloat.has(place)) return ["parrot", "crow", "cat", "monkey", "fish"].includes(kind);
  if (herdAnimals.has(kind) && indoorPlaces.has(place)) return false;
  if (wildBeasts.has(kind) && (place === "room" || place === "kitchen")) return false;
  return !(indoorPlaces.has(place) && place !== "court" && largeBeasts.has(kind));
}

const large = (kind: PropKind): boolean =>
  ![
    "dice",
    "anklet",
    "scales",
    "chest",
    "baskets",
    "diyas",
    "kites",
    "lotuses",
    "boat",
    "train",
    "signal",
  ].includes(kind);

/**
 * The scene without anything that does not fit its place: no boat on land, no tree in a room, nothing twice, and at most two
 * large things. This way a picture's description matches what it shows.
 */
export function fitting(scene: Scene): Scene {
  const { place } = scene;
  const own = ownThings[place] ?? [];
  let room = scene.cast.length > 3 || narrow.has(place) ? 1 : 2;
  let small = 2;
  const rower = scene.cast.find(({ pose }) => pose === "row");
  const props = scene.props.filter((kind) => {
    if (!thingFits(kind, place) || own.includes(kind)) return false;
    if (large(kind)) return (room -= 1) >= 0;
    return (small -= 1) >= 0;
  });
  return {
    ...scene,
    props: [...new Set(props)],
    animals: scene.animals.filter(({ kind }) => beastFits(kind, place)),
    cast: scene.cast.map((member) => {
      if (member.pose === "row" && (!rowable.has(place) || member !== rower))
        return { ...member, pose: "sit" as const };
      if (member.pose === "ride" && (indoorPlaces.has(place) || afloat.has(place)))
        return { ...member, pose: "walk" as const };
      return member;
    }),
  };
}
