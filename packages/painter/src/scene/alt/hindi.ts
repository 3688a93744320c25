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

type Forms = readonly [he: string, she: string];

const people: Record<Role, readonly [name: string, form: 0 | 1]> = {
  man: ["एक आदमी", 0],
  woman: ["एक स्त्री", 1],
  boy: ["एक लड़का", 0],
  girl: ["एक लड़की", 1],
  king: ["एक राजा", 0],
  queen: ["एक रानी", 1],
  minister: ["एक बूढ़ा मंत्री", 0],
  guard: ["एक पहरेदार", 0],
  hermit: ["वल्कल पहने एक पुरुष", 0],
  elder: ["एक बूढ़ा", 0],
  grandmother: ["एक बुढ़िया", 1],
  stationmaster: ["एक स्टेशन मास्टर", 0],
  cricketer: ["एक क्रिकेट खिलाड़ी", 0],
  soldier: ["एक सैनिक", 0],
  merchant: ["एक व्यापारी", 0],
  boatman: ["एक मल्लाह", 0],
  monk: ["एक भिक्षु", 0],
  teacher: ["एक अध्यापिका", 1],
  dancer: ["एक नर्तकी", 1],
};

const doing: Record<Pose, Forms> = {
  stand: ["खड़ा है", "खड़ी है"],
  walk: ["चल रहा है", "चल रही है"],
  raise: ["हाथ उठाए है", "हाथ उठाए है"],
  reach: ["हाथ बढ़ा रहा है", "हाथ बढ़ा रही है"],
  carry: ["खड़ा है", "खड़ी है"],
  sit: ["बैठा है", "बैठी है"],
  kneel: ["घुटनों के बल बैठा है", "घुटनों के बल बैठी है"],
  bow: ["झुककर प्रणाम कर रहा है", "झुककर प्रणाम कर रही है"],
  run: ["दौड़ रहा है", "दौड़ रही है"],
  ride: ["सवार है", "सवार है"],
  fight: ["लड़ रहा है", "लड़ रही है"],
  dance: ["नाच रहा है", "नाच रही है"],
  row: ["नाव खे रहा है", "नाव खे रही है"],
  sleep: ["चटाई पर सो रहा है", "चटाई पर सो रही है"],
  greet: ["हाथ जोड़े खड़ा है", "हाथ जोड़े खड़ी है"],
  mourn: ["मुँह पर हाथ रखे झुका बैठा है", "मुँह पर हाथ रखे झुकी बैठी है"],
  read: ["बैठा पढ़ रहा है", "बैठी पढ़ रही है"],
};

const things: Record<HeldThing, string> = {
  lamp: "दीया",
  lantern: "लालटेन",
  staff: "लाठी",
  bow: "धनुष",
  pot: "घड़ा",
  ladle: "करछुल",
  bundle: "पोटली",
  flag: "हरी झंडी",
  bat: "बल्ला",
  book: "किताब",
  umbrella: "छाता",
  sword: "तलवार",
  spear: "भाला",
  scroll: "फ़रमान",
  oar: "चप्पू",
  flower: "फूल",
  letter: "ख़त",
  basket: "फलों की टोकरी",
  flute: "बाँसुरी",
  drum: "ढोलक",
};

const grounds: Record<Place, string> = {
  forest: "जंगल के बीच",
  riverbank: "नदी किनारे",
  sea: "खुले समुद्र पर",
  desert: "रेत के टीलों के बीच",
  mountains: "बर्फ़ीली चोटियों के नीचे",
  palace: "पहाड़ी महल के जल-घाट पर",
  court: "मेहराबों वाली सभा में",
  temple: "मंदिर के शिखर के सामने",
  village: "छप्पर वाले घरों के गाँव में",
  stepwell: "एक बावड़ी में",
  ghats: "नदी के घाट पर",
  railway: "छोटे स्टेशन के प्लेटफ़ॉर्म पर",
  "cricket-ground": "क्रिकेट के मैदान पर",
  street: "शहर की सड़क पर, ट्राम और लैंपों के बीच",
  void: "ग्रहों के बीच के अँधेरे में",
  "tidal-forest": "ज्वार वाले जंगल की खाड़ी में",
  garden: "चारदीवारी वाले बाग़ में",
  market: "तिरपालों वाले बाज़ार में",
  haveli: "हवेली के आँगन में",
  fort: "क़िले के फाटक के सामने",
  school: "स्कूल के आँगन में",
  battlefield: "रणभूमि में",
  deck: "जहाज़ के तख़्तों पर",
  coast: "प्रकाशस्तंभ वाले समुद्र-तट पर",
  room: "खिड़की वाले एक कमरे में",
  kitchen: "मिट्टी के चूल्हों वाली रसोई में",
};

const hours: Record<Hour, string> = {
  dawn: "भोर में",
  morning: "सुबह",
  noon: "दोपहर में",
  dusk: "साँझ के समय",
  night: "रात में",
};

const airs: Record<Weather, string> = {
  clear: "",
  cloudy: "घने बादलों के नीचे",
  rain: "बारिश में",
  storm: "आँधी-तूफ़ान में",
  mist: "कोहरे में",
  wind: "तेज़ हवा में",
  snow: "गिरती बर्फ़ में",
};

const moons: Record<MoonPhase, string> = {
  none: "",
  crescent: "हँसिया चाँद के नीचे",
  half: "आधे चाँद के नीचे",
  gibbous: "उजले चाँद के नीचे",
  full: "पूरे चाँद के नीचे",
};

const beasts: Record<AnimalKind, readonly [name: string, form: 0 | 1]> = {
  elephant: ["हाथी", 0],
  horse: ["घोड़ा", 0],
  camel: ["ऊँट", 0],
  cow: ["गाय", 1],
  deer: ["हिरन", 0],
  dog: ["कुत्ता", 0],
  peacock: ["मोर", 0],
  crow: ["कौआ", 0],
  heron: ["बगुला", 0],
  lion: ["सिंह", 0],
  tiger: ["बाघ", 0],
  hare: ["ख़रगोश", 0],
  parrot: ["डंडी पर तोता", 0],
  monkey: ["बंदर", 0],
  snake: ["नाग", 0],
  fish: ["उछलती मछली", 1],
  tortoise: ["कछुआ", 0],
  jackal: ["सियार", 0],
  goat: ["बकरी", 1],
  donkey: ["गधा", 0],
  cat: ["बिल्ली", 1],
  owl: ["ठूँठ पर उल्लू", 0],
  crocodile: ["मगरमच्छ", 0],
};

const herds: Partial<Record<AnimalKind, string>> = {
  horse: "घोड़े",
  cow: "गायें",
  dog: "कुत्ते",
  crow: "कौए",
  heron: "बगुले",
  parrot: "डंडियों पर तोते",
  fish: "उछलती मछलियाँ",
  tortoise: "कछुए",
  goat: "बकरियाँ",
  donkey: "गधे",
  cat: "बिल्लियाँ",
  owl: "ठूँठों पर उल्लू",
};

const objects: Record<PropKind, string> = {
  boat: "पाल वाली नाव",
  "great-lamp": "पीतल का जलता हुआ ऊँचा दीपदान",
  diyas: "दीयों की क़तार",
  "cooking-fire": "आग पर चढ़ी हाँडी",
  lotuses: "कमल",
  well: "कुआँ",
  cart: "छप्पर वाली बैलगाड़ी",
  kites: "आकाश में पतंगें",
  train: "रेलगाड़ी",
  signal: "रेल का सिग्नल",
  "tea-stall": "चाय की दुकान",
  tree: "एक बड़ा पेड़",
  hut: "एक झोंपड़ी",
  charpoy: "एक खाट",
  throne: "सिंहासन",
  desk: "लिखने की मेज़",
  chest: "संदूक",
  telephone: "चौकी पर टेलीफ़ोन",
  bell: "चौखट पर टँगा काँसे का घंटा",
  dice: "चौपड़ और पासे",
  anklet: "गद्दी पर एक पायल",
  scales: "तराज़ू",
  baskets: "फल और अनाज की टोकरियाँ",
  swing: "झूला",
  tent: "तंबू",
  banner: "पताकाएँ",
  bicycle: "साइकिल",
  books: "किताबों की अलमारी",
};

const mounted: Record<MountKind, string> = {
  horse: "घोड़े पर सवार है",
  elephant: "हाथी पर सवार है",
  camel: "ऊँट पर सवार है",
};

function person(member: CastMember, mount: MountKind | undefined): string {
  const { role, pose } = member;
  const [name, form] = people[role];
  if (mount !== undefined) return `${name} ${mounted[mount]}`;
  if (pose === "row" || pose === "read") return `${name} ${doing[pose][form]}`;
  const thing = holding(member);
  const act = doing[pose][form];
  if (thing === undefined)
    return pose === "carry" ? `${name} दोनों हाथ फैलाए ${act}` : `${name} ${act}`;
  if (pose === "raise") return `${name} ${things[thing]} उठाए है`;
  return `${name} ${things[thing]} लिए ${act}`;
}

const numerals = ["", "एक", "दो", "तीन", "चार", "पाँच"];

function beast({ kind, count, pose }: AnimalGroup): string {
  const [one, form] = beasts[kind];
  const name = count > 1 ? `${numerals[count] ?? ""} ${herds[kind] ?? one}` : one;
  if (pose !== "sit" || !sitters.has(kind)) return name;
  return `${form === 1 ? "बैठी" : count > 1 ? "बैठे" : "बैठा"} ${name}`;
}

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} और ${parts.at(-1) ?? ""}`;
}

/** Who does what, where and when, and what is around them, in Hindi's word order. */
export function altInHindi(scene: Scene): string {
  const riding = ridingIn(scene);
  const hourless = scene.place === "void";
  const sky =
    scene.hour === "night" && scene.weather === "clear"
      ? moons[scene.moon ?? "none"]
      : airs[scene.weather];
  const where = [hourless ? "" : hours[scene.hour], hourless ? "" : sky, grounds[scene.place]]
    .filter((part) => part !== "")
    .join(" ");
  const around = [
    ...riding.animals.map(beast),
    ...scene.props.map((kind) => objects[kind]),
    ...(hourless ? ["खिड़कियों में रोशनी लिए एक यान", "एक पुराना उजड़ा जहाज़"] : []),
    ...(scene.place === "railway" && !scene.props.includes("train") ? ["आती हुई रेलगाड़ी"] : []),
  ];
  const who = listed(scene.cast.map((one) => person(one, riding.mounts.get(one))));
  const first = who === "" ? `${where}।` : `${where}: ${who}।`;
  return around.length === 0 ? first : `${first} पास में: ${listed(around)}।`;
}
