import { wardrobe } from "../../motifs/figures/wardrobe.ts";
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
};

function person({ role, pose, holds }: CastMember): string {
  const thing = holds ?? wardrobe[role].holds;
  if (thing === undefined) return `${people[role]} ${doing[pose]}`;
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

/** One or two sentences for who cannot see the picture: who, doing what, where, when, with what around. */
export function altInEnglish(scene: Scene): string {
  const sky =
    scene.hour === "night" && scene.weather === "clear"
      ? moons[scene.moon ?? "none"]
      : airs[scene.weather];
  const hourless = scene.place === "void";
  const where = [grounds[scene.place], hourless ? "" : hours[scene.hour], hourless ? "" : sky]
    .filter((part) => part !== "")
    .join(" ");
  const around = [
    ...scene.animals.map(beast),
    ...scene.props.map((kind) => objects[kind]),
    ...(hourless ? ["a salvage ship with lit portholes", "a great derelict hull"] : []),
    ...(scene.place === "railway" && !scene.props.includes("train") ? ["a train arriving"] : []),
  ];
  const who = listed(scene.cast.map(person));
  const first = who === "" ? capital(`${where}.`) : capital(`${who}, ${where}.`);
  return around.length === 0 ? first : `${first} Nearby: ${listed(around)}.`;
}
