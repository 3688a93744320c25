import { holding } from "../../motifs/figures/holding.ts";
import { type MountKind, ridingIn } from "../mounts.ts";
import {
  type AnimalGroup,
  type AnimalKind,
  type CastMember,
  type HeldThing,
  type Hour,
  type MoonPhase,
  type Place,
  type Pose,
  type PropKind,
  type Role,
  type Scene,
  sitters,
  type Weather,
} from "../scene.ts";

const people: Record<Role, string> = {
  man: "a man",
  woman: "a woman",
  boy: "a boy",
  girl: "a girl",
  king: "a king",
  queen: "a queen",
  minister: "an old minister",
  guard: "a guard",
  hermit: "a man in bark-cloth",
  elder: "an old man",
  grandmother: "an old woman",
  stationmaster: "a station master",
  cricketer: "a cricketer",
  soldier: "a soldier",
  merchant: "a merchant",
  boatman: "a boatman",
  monk: "a monk",
  teacher: "a teacher",
  dancer: "a dancer",
};

const doing: Record<Pose, string> = {
  stand: "stands",
  walk: "walks",
  raise: "raises a hand",
  reach: "reaches out",
  carry: "stands",
  sit: "sits",
  kneel: "kneels",
  bow: "bows",
  run: "runs",
  ride: "rides",
  fight: "fights",
  dance: "dances",
  row: "rows a boat",
  sleep: "sleeps on a mat",
  greet: "greets with joined hands",
  mourn: "sits bowed, a hand to the face",
  read: "sits reading",
};

const things: Record<HeldThing, string> = {
  lamp: "a small lamp",
  lantern: "a lantern",
  staff: "a staff",
  bow: "a bow",
  pot: "a water pot",
  ladle: "a ladle",
  bundle: "a cloth bundle",
  flag: "a green flag",
  bat: "a bat",
  book: "a book",
  umbrella: "an umbrella",
  sword: "a sword",
  spear: "a spear",
  scroll: "a scroll",
  oar: "an oar",
  flower: "a flower",
  letter: "a letter",
  basket: "a basket of fruit",
  flute: "a flute",
  drum: "a drum",
};

const grounds: Record<Place, string> = {
  forest: "in a forest clearing",
  riverbank: "on a river bank",
  sea: "on the open sea",
  desert: "among dunes",
  mountains: "below snow peaks",
  palace: "on the water stairs of a hill palace",
  court: "in a hall of arches",
  temple: "before a temple tower",
  village: "in a village of thatched houses",
  stepwell: "in a stepwell",
  ghats: "on the steps of a river town",
  railway: "on a small station's platform",
  "cricket-ground": "on a cricket ground",
  street: "in a city street of trams and gas lamps",
  void: "in the dark between worlds",
  "tidal-forest": "in a creek of the tidal forest",
  garden: "in a walled garden",
  market: "in a market under awnings",
  haveli: "in the court of a haveli",
  fort: "before the gate of a fort",
  school: "in the yard of a school",
  battlefield: "on a field of battle",
  deck: "on the deck of a ship",
  coast: "on a shore below a lighthouse",
  room: "in a room with a window",
  kitchen: "in a kitchen of clay ovens",
};

const hours: Record<Hour, string> = {
  dawn: "at dawn",
  morning: "in the morning",
  noon: "at noon",
  dusk: "at dusk",
  night: "at night",
};

const airs: Record<Weather, string> = {
  clear: "",
  cloudy: "under heavy cloud",
  rain: "in rain",
  storm: "in a thunderstorm",
  mist: "in fog",
  wind: "in a high wind",
  snow: "in falling snow",
};

const moons: Record<MoonPhase, string> = {
  none: "",
  crescent: "under a crescent moon",
  half: "under a half moon",
  gibbous: "under a bright moon",
  full: "under a full moon",
};

const beasts: Record<AnimalKind, readonly [one: string, many: string]> = {
  elephant: ["an elephant", "elephants"],
  horse: ["a horse", "horses"],
  camel: ["a camel", "camels"],
  cow: ["a cow", "cows"],
  deer: ["a deer", "deer"],
  dog: ["a dog", "dogs"],
  peacock: ["a peacock", "peacocks"],
  crow: ["a crow", "crows"],
  heron: ["a heron", "herons"],
  lion: ["a lion", "lions"],
  tiger: ["a tiger", "tigers"],
  hare: ["a hare", "hares"],
  parrot: ["a parrot on a perch", "parrots on perches"],
  monkey: ["a monkey", "monkeys"],
  snake: ["a cobra", "cobras"],
  fish: ["a fish leaping", "fish leaping"],
  tortoise: ["a tortoise", "tortoises"],
  jackal: ["a jackal", "jackals"],
  goat: ["a goat", "goats"],
  donkey: ["a donkey", "donkeys"],
  cat: ["a cat", "cats"],
  owl: ["an owl on a stump", "owls on stumps"],
  crocodile: ["a crocodile", "crocodiles"],
};

const objects: Record<PropKind, string> = {
  boat: "a sailing boat",
  "great-lamp": "a tall brass lamp burning",
  diyas: "a row of clay lamps",
  "cooking-fire": "a pot on a fire",
  lotuses: "lotuses",
  well: "a well",
  cart: "a covered cart",
  kites: "kites in the air",
  train: "a train",
  signal: "a railway signal",
  "tea-stall": "a tea stall",
  tree: "a great tree",
  hut: "a hut",
  charpoy: "a rope cot",
  throne: "a throne",
  desk: "a writing desk",
  chest: "a chest",
  telephone: "a telephone on a stand",
  bell: "a bronze bell on a frame",
  dice: "a dice cloth with its dice",
  anklet: "an anklet on a cushion",
  scales: "a pair of scales",
  baskets: "baskets of fruit and grain",
  swing: "a swing",
  tent: "a tent",
  banner: "banners",
  bicycle: "a bicycle",
  books: "shelves of books",
};

const mounted: Record<MountKind, string> = {
  horse: "rides a horse",
  elephant: "rides an elephant",
  camel: "rides a camel",
};

function person(member: CastMember, mount: MountKind | undefined): string {
  const { role, pose } = member;
  if (mount !== undefined) return `${people[role]} ${mounted[mount]}`;
  if (pose === "row" || pose === "read") return `${people[role]} ${doing[pose]}`;
  const thing = holding(member);
  if (thing === undefined)
    return `${people[role]} ${pose === "carry" ? "holds out both hands" : doing[pose]}`;
  if (pose === "raise") return `${people[role]} raises ${things[thing]}`;
  return `${people[role]} ${doing[pose]} with ${things[thing]}`;
}

function beast({ kind, count, pose }: AnimalGroup): string {
  const name = beasts[kind][count > 1 ? 1 : 0];
  return pose === "sit" && sitters.has(kind) ? `${name} sitting` : name;
}

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Alternative text of one or two sentences: who does what, where and when, and what is around them. */
export function altInEnglish(scene: Scene): string {
  const riding = ridingIn(scene);
  const sky =
    scene.hour === "night" && scene.weather === "clear"
      ? moons[scene.moon ?? "none"]
      : airs[scene.weather];
  const hourless = scene.place === "void";
  const where = [grounds[scene.place], hourless ? "" : hours[scene.hour], hourless ? "" : sky]
    .filter((part) => part !== "")
    .join(" ");
  const around = [
    ...riding.animals.map(beast),
    ...scene.props.map((kind) => objects[kind]),
    ...(hourless ? ["a salvage ship with lit portholes", "a great derelict hull"] : []),
    ...(scene.place === "railway" && !scene.props.includes("train") ? ["a train arriving"] : []),
  ];
  const who = listed(scene.cast.map((one) => person(one, riding.mounts.get(one))));
  const first = who === "" ? capital(`${where}.`) : capital(`${who}, ${where}.`);
  return around.length === 0 ? first : `${first} Nearby: ${listed(around)}.`;
}
