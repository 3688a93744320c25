import type { Motif } from "./world.ts";

const seen = (words: string) => new RegExp(String.raw`\b(?:${words})\b`, "iu");
/** Words that are also verbs, or mean other things: only with something before them that makes them a thing. */
const thing = (words: string) =>
  new RegExp(
    String.raw`\b(?:the|a|an|my|your|his|her|their|our|this|that|its|two|one) (?:[\w-]+ )?(?:${words})\b`,
    "iu",
  );

export const things: readonly Motif[] = [
  {
    isOfHouses: true,
    seen: seen("the door|a door|doorway|her door|his door|my door"),
    lines: [
      "The wood {has|had} a worn place at the height of a hand, and a lower one, where somebody small {went|had gone} in and out for years.",
      "The latch {has|had} been mended once, with what {was|had been} nearest.",
      "Light {comes|came} in under the door as far as the length of a hand.",
      "A draught {tries|tried} the door, and {goes|went} round by the other way.",
      "In the frame of the door something {ticks|ticked}, as wood {does|did} when the day {changes|changed}.",
    ],
  },
  {
    isOfHouses: true,
    seen: seen("the window|a window|window-sill|sill"),
    lines: [
      "A fly {walks|walked} the length of the sill, {turns|turned}, and {walks|walked} it again.",
      "The window {lets|let} in a square of outside, and in the square nobody {goes|went} by.",
    ],
  },
  {
    seen: seen("lamps?|lanterns?|flames?|wicks?|candles?|torch(?:es)?"),
    lines: [
      "The light {leans|leaned} a little, and {stands|stood} up again.",
      "An insect {goes|went} twice round the lamp and {settles|settled} on its dark side.",
      "The wick {wants|wanted} trimming, and {says|said} so in smoke.",
      "One side of everything {is|was} gold, and the other {is|was} not there.",
      "A drop of oil {hangs|hung} from the lip of the lamp and {does|did} not fall.",
      "Above the lamp the soot {has|had} drawn one black feather.",
    ],
  },
  {
    seen: seen("river|stream|pond|canal|creek"),
    lines: [
      "The water {carries|carried} a leaf past, {brings|brought} it back on an eddy, and {takes|took} it away for good.",
      "A kingfisher {goes|went} by, low, like a thrown blue stone.",
      "The mud {is|was} printed with the feet of birds, all arriving.",
      "A drowned branch {lifts|lifted} one finger, {sinks|sank} it, and {lifts|lifted} it.",
      "At the edge the mud {lets|let} go of its bubbles one by one.",
      "Something {rolls|rolled} over out there, a branch or a fish, and {shows|showed} no more of itself.",
    ],
  },
  {
    seen: seen("deck|mast|harbour|gunwale|on board|hold of the ship"),
    lines: [
      "A rope {creaks|creaked} against wood, twice, and a third time when one {has|had} stopped listening for it.",
      "Salt {has|had} dried white in whatever {bends|bent}.",
      "The horizon {stays|stayed} where it {is|was}, which {is|was} more than the floor {does|did}.",
    ],
  },
  {
    seen: thing("boats?|raft|ferry|dinghy"),
    lines: ["The boat {nudges|nudged} what it {is|was} tied to, like a calf."],
  },
  {
    seen: seen("trees?|forest|banyan|grove|thicket|jungle|the leaves|orchard"),
    lines: [
      "A leaf {comes|came} down by stages, {rests|rested} on a lower leaf, and {comes|came} down the rest of the way.",
      "Somewhere above, a squirrel {drops|dropped} a husk and {does|did} not come to see where it {falls|fell}.",
      "Somewhere in the leaves two mynahs {go|went} over an old quarrel from the beginning.",
      "The bark {has|had} been rubbed smooth on one side by cattle.",
      "A pod {opens|opened} with a crack and {lets|let} go of its seeds.",
      "Ants {have|had} opened a road across a root and {use|used} both sides of it.",
    ],
  },
  {
    isOfHouses: true,
    seen: seen("hearth|the stove|embers|brazier|charcoal"),
    lines: [
      "The smoke {goes|went} up straight for an arm's length and then {cannot|could not} agree with itself.",
      "A coal {splits|split} with the noise of a knuckle.",
    ],
  },
  {
    seen: seen("tea|coffee"),
    lines: [
      "A skin {forms|formed} on what {is|was} left in the cup.",
      "A cup {was|had been} put down not quite flat, and {takes|took} its time to stop saying so.",
    ],
  },
  {
    seen: seen("ropes?|noose|twine"),
    lines: [
      "The rope {has|had} one frayed place, and the eye {goes|went} back to it.",
      "A loose end {turns|turned} a little, left, and right, untwisting.",
    ],
  },
  {
    seen: seen("stones|rocks|boulders?|paving"),
    lines: [
      "The stone {keeps|kept} a temperature of its own, a few hours behind the day's.",
      "A line of ants {goes|went} round the stone rather than over, and must have done so for years.",
      "Moss {has|had} taken the side of the stone that the sun {does|did} not want.",
      "A lizard {does|did} two quick press-ups on the stone and {is|was} gone.",
    ],
  },
  {
    isOfHouses: true,
    seen: seen("stairs|staircase|stairway"),
    lines: ["The steps {are|were} hollowed in the middle, the low ones more than the high."],
  },
  {
    seen: seen("cloth|shawl|sari|curtains?|blanket|veil|turban"),
    lines: [
      "A corner of cloth {lifts|lifted}, {shows|showed} its other side, and {lies|lay} down.",
      "A hem {has|had} come down and been put up again with a thorn.",
      "Something that was long folded in four {keeps|kept} the lines of it.",
      "Somebody's sleeve {smells|smelled} of cloves.",
      "Somewhere a seam {has|had} been mended with thread of nearly the right colour.",
    ],
  },
  {
    seen: thing("papers?|book|register|letter|page|ledger|notebook|documents?"),
    lines: [
      "A corner of the paper {curls|curled} up by itself.",
      "The paper {smells|smelled} of the cupboard it {was|had been} kept in, camphor and mouse.",
      "Somewhere in the writing one letter {leans|leaned} the other way from all its brothers.",
      "On the topmost sheet a cup {has|had} left two rings, one inside the other.",
    ],
  },
  {
    seen: thing("bell|gong|drum"),
    lines: [
      "What {is|was} struck every day {shines|shone} in one place only, and the rest of it {is|was} green.",
    ],
  },
  {
    seen: thing("horses|mare|pony|stallion"),
    lines: [
      "A horse {moves|moved} its weight to the other hind leg and {sighs|sighed} through its lips.",
      "The skin over a horse's shoulder {shivers|shivered} by itself and a fly {gets|got} up.",
    ],
  },
  {
    seen: thing("elephants?|mahout"),
    lines: ["A great ear {goes|went} out and back, as slow as a fan pulled by a sleepy boy."],
  },
  {
    seen: seen("crows|pigeons|sparrows|mynahs?|birds"),
    lines: [
      "A bird {looks|looked} at everybody with one eye, and then with the other.",
      "A feather {comes|came} down, lighter on one side, and so in circles.",
      "Claws {scratch|scratched} overhead, three steps one way and three back.",
    ],
  },
  {
    seen: thing("dog|cat|goat|goats|cow|cows|buffalo"),
    lines: [
      "An animal {gets|got} up, {turns|turned} round on its own place, and {lies|lay} down facing the other way.",
      "Something four-legged {scratches|scratched} itself with great thoroughness, hitting the ground with an elbow.",
    ],
  },
  {
    seen: seen("dust|sand|mud"),
    lines: [
      "Somebody {has|had} swept here and left the marks of the broom, like a combed head.",
      "Dust {hangs|hung} where the last person {went|had gone} by.",
      "In the dirt {is|was} the print of a bare foot with the second toe longer than the first.",
    ],
  },
  {
    isOfHouses: true,
    seen: thing("table|desk|bench|benches|chair|stool"),
    lines: [
      "A ring of wet {dries|dried} from its edge inward.",
      "One leg {is|was} shorter than the rest and {says|said} so whenever somebody {leans|leaned}.",
      "Somebody {has|had} cut two initials into the wood, long ago, and been interrupted at the third.",
    ],
  },
  {
    isOfHouses: true,
    seen: seen("walls?|plaster|ceiling|rafters?"),
    lines: [
      "On the wall the damp {has|had} drawn a country nobody {has|had} been to.",
      "A nail in the wall {holds|held} up nothing, and {has|had} a clean square under it.",
      "Where people {lean|leaned} the wall {shines|shone}, at the height of a shoulder.",
      "A crack {runs|ran} up from the floor and {changes|changed} its mind at the height of a child.",
      "High up a gecko {makes|made} the sound of somebody counting out small change.",
    ],
  },
  {
    seen: seen("the moon|moonlight"),
    lines: ["The moon {has|had} moved along by the width of a hand."],
  },
  {
    seen: seen("train|rails|platform|railway"),
    lines: [
      "The rails {tick|ticked} as they {give|gave} back the day.",
      "A signal wire {twitches|twitched} along its pulleys and {lies|lay} still.",
    ],
  },
  {
    isOfHouses: true,
    seen: seen("rice|kitchen|sweets|sugar|lentils|dal"),
    lines: [
      "A grain of rice {lies|lay} where the broom {has|had} missed it, and a sparrow {knows|knew}.",
      "Steam {goes|went} up, and {comes|came} down again as drops along a beam.",
      "Mustard seeds {jump|jumped} in a pan somewhere, all together, and then the late ones.",
      "There {is|was} a smell of cumin from a kitchen that {is|was} not this one.",
      "A trail of sugar or salt {has|had} been found by the ants, who {send|sent} word.",
    ],
  },
  {
    seen: thing("coins?|rupees|purse"),
    lines: ["A coin {lies|lay} with its worn side up."],
  },
  {
    seen: thing("glass|mirror|bottle|glass tube"),
    lines: ["On the glass {stands|stood} a thumbprint, whole enough to be called as a witness."],
  },
  {
    isOfHouses: true,
    seen: thing("clock"),
    lines: ["The clock {clears|cleared} its throat and {does|did} not strike."],
  },
  {
    isOfHouses: true,
    seen: thing("telephone|phone|receiver|wireless|radio"),
    lines: ["A wire {hums|hummed} to itself on one note, a little flat."],
  },
  {
    isOfHouses: true,
    seen: thing("bus|jeep|cart|taxi|tram|rickshaw"),
    lines: ["A wheel {has|had} picked up a bright pebble in its rim, and {keeps|kept} it."],
  },
  {
    seen: seen("flowers|garlands?|petals|jasmine|marigolds?|kurinji"),
    lines: ["A petal {comes|came} off with no help from anyone."],
  },
  {
    seen: seen("dice"),
    lines: ["The throw {lies|lay} with its spots up, and still one {looks|looked} twice."],
  },
  {
    seen: thing("sandals|slippers|boots"),
    lines: ["A row of footwear {waits|waited} by itself, one pair already pointing out."],
  },
  {
    seen: seen("football|cricket|wicket"),
    lines: ["Somewhere a ball {is|was} being hit against a wall: eleven, twelve, and a miss."],
  },
  {
    isOfHouses: true,
    seen: seen("crowd|audience|guests|procession|bazaar|market|courtiers|onlookers"),
    lines: [
      "At the back somebody {coughs|coughed}, and two others {find|found} they {have|had} to.",
      "Two old men {go|went} on with a conversation begun in some other year.",
      "Somebody's stomach {speaks|spoke}, and three people {look|looked} at the ceiling.",
      "A child somewhere {asks|asked} a question and {is|was} given something to eat.",
    ],
  },
  {
    seen: thing("pot|pots|pan|cauldron|kettle"),
    lines: ["A lid {lifts|lifted} by the height of one breath of steam and {comes|came} down."],
  },
  {
    seen: seen("the well|a well|bucket|stepwell"),
    lines: ["A drop {falls|fell} a long way, and {is|was} heard."],
  },
  {
    seen: thing("sword|knife|axe|blade|spear|dagger"),
    lines: ["The edge {has|had} a nick in it, a finger's breadth from the end."],
  },
  {
    seen: thing("baskets?|cage"),
    lines: [
      "Cane {creaks|creaked}, as it {does|did} under a weight that {is|was} thinking of moving.",
    ],
  },
  {
    seen: seen("classroom|blackboard|chalk"),
    lines: ["Chalk dust {lies|lay} along a ledge, as straight as if ruled."],
  },
  {
    seen: /@void\b|\b(?:airlock|bulkhead)\b/u,
    lines: [
      "A pump {cuts|cut} in behind the bulkhead, {runs|ran} for nine seconds, and {cuts|cut} out.",
      "Damp {has|had} drawn a map on the cold side of a plate.",
      "Some small thing {has|had} come adrift and {taps|tapped} along the duct, going aft.",
    ],
  },
  {
    seen: seen("police station|lock-up|charge room"),
    lines: ["From the next room {comes|came} a typewriter: two words, and a long think."],
  },
  {
    seen: seen("studio|darkroom|the camera|a camera"),
    lines: [
      "It {smells|smelled} of vinegar and of something sweeter, as places {do|did} where pictures {are|were} made.",
    ],
  },
  {
    seen: /@temple\b/u,
    lines: ["Yesterday's marigolds {are|were} in a heap by the wall, with a bee in them."],
  },
  {
    seen: seen("bangles|anklets?"),
    lines: ["One bangle {slides|slid} down to the next and {is|was} heard."],
  },
  {
    seen: thing("cot|charpoy"),
    lines: ["The ropes of the cot {have|had} stretched on one side, from years of one sleeper."],
  },
];
