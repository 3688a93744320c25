import { things } from "./english-things.ts";
import type { World } from "./world.ts";

export const english: World = {
  motifs: things,
  hours: {
    dawn: [
      "Dew {drips|dripped} from an edge, though there has been no rain.",
      "White things {can|could} be told from black by now, and not yet blue from green.",
      "The night's cold {has|had} gone down as far as the ankles.",
    ],
    morning: [
      "Shadows {are|were} long still, all on one side.",
      "The morning {has|had} got as far as voices, and not yet as far as shouting.",
    ],
    noon: [
      "A hawk {hangs|hung} in one place, and its shadow {goes|went} about below.",
      "Everything {has|had} been put under cover except the light.",
      "Shadows {stand|stood} directly under their owners.",
      "The heat {has|had} taken the middle of everything and left the edges.",
      "At this hour even the flies {keep|kept} to one side.",
    ],
    dusk: [
      "Bats {come|came} out one at a time, like people leaving a long meeting.",
      "The light {goes|went} from the ground first and {leaves|left} the tops of things till last.",
      "Colours {are|were} going, the reds before the yellows.",
    ],
    night: [
      "At this hour the small sounds {come|came} forward: cloth, breath, a board.",
      "Past a certain line one {has|had} to take things on trust.",
      "Faces {are|were} put together from a forehead and the side of a nose.",
    ],
  },
  weathers: {
    clear: [
      "Very far up a bird {goes|went} over, with nothing else in all that room.",
      "The air {is|was} so clear that a cough {carries|carried}.",
    ],
    mist: [
      "Sounds {come|came} from the wrong side.",
      "The mist {lets|let} things through one at a time: a sound, then an edge, then the rest.",
      "Every hair {has|had} its own drop of water.",
    ],
    rain: [
      "Between two showers a frog {tries|tried} its voice.",
      "Water {runs|ran} along the edge of something, {collects|collected}, and {lets|let} go.",
      "Whatever {is|was} made of cloth {smells|smelled} of wet cloth.",
    ],
    storm: [
      "The thunder {is|was} late behind its light by a count of three, and then of two.",
      "Somewhere a loose sheet of something {bangs|banged}, {stops|stopped}, and {bangs|banged}.",
    ],
    wind: [
      "A loose thing {knocks|knocked} twice and {waits|waited}, like a polite caller.",
      "The wind {drops|dropped} long enough for one cough to be heard, and {picks|picked} up again.",
      "Whatever {is|was} tied {strains|strained} one way, and whatever {is|was} not {has|had} left.",
    ],
    cloudy: [
      "Swallows {fly|flew} low, and {turn|turned} at the height of a knee.",
      "The cloud {lies|lay} low, and the light under it {comes|came} from no side.",
      "It {smells|smelled} of a rain that {is|was} falling on somebody else.",
    ],
  },
  nearHouses: {
    dawn: [
      "A cock {is|was} early somewhere and {has|had} to stand by it.",
      "Somebody {coughs|coughed} the first cough of the day.",
    ],
    morning: [
      "Somewhere a bucket {is|was} being scrubbed with ash and a fistful of straw.",
      "Smoke from twenty kitchens {lies|lay} at one height.",
      "Somebody {gargles|gargled} at great length behind a wall.",
    ],
    dusk: [
      "Far off somebody {calls|called} an animal home, twice by its name and once by another word.",
      "Across the way the first lamp {is|was} lit, and the dark {comes|came} down round it.",
    ],
    night: [
      "A dog {barks|barked} at something two villages off, and another {agrees|agreed}.",
      "The cold {comes|came} up out of the floor, and {begins|began} with the toes.",
    ],
    rain: [
      "The rain {has|had} found one loose place overhead and {uses|used} it, about once in four breaths.",
      "Somewhere the rain {has|had} found an empty pot and {learns|learned} to play it.",
    ],
  },
  gestures: [
    "{who} {looks|looked} away, and then, after a little, at the same place as before.",
    "{who} {starts|started} to answer and {makes|made} do with a breath.",
    "{who} {says|said} nothing for as long as it {takes|took} to count to five.",
    "{who} {keeps|kept} very still, on the side where the light {is|was} not.",
    "{who} {turns|turned} aside a little and {is|was} plainly listening.",
    "{who} {listens|listened} to something farther off, or {wants|wanted} it to look so.",
  ],
  bodies: [
    "{who} {takes|took} half a step, no more.",
    "{who} {shifts|shifted} from one foot to another.",
    "{who} {comes|came} a little nearer without seeming to walk.",
    "{who} {rubs|rubbed} the back of one hand with the other thumb.",
    "{who} {picks|picked} a thread off one sleeve and {has|had} nowhere to put it.",
    "A vein {goes|went} on beating at the side of {who}'s neck.",
    "{who}'s lips {move|moved} once, over some word or sum.",
    "{who} {straightens|straightened} something that {is|was} straight.",
    "One of {who}'s eyebrows {has|had} gone up and not come down.",
    "{who} {wipes|wiped} both palms on whatever {is|was} nearest.",
    "{who} {scratches|scratched} an ear, slowly, right round the edge.",
  ],
  naming: /\b(?:[Mm]y name is|[Mm]y name's|[Cc]all me|[Tt]hey call me) (\p{Lu}[\p{L}'-]{1,24})/u,
  named: [
    "“{name}.” Somebody {tries|tried} it over, to have it ready.",
    "So there {is|was} a name to it now, {name}, and people {look|looked} at the face again to see if it {fits|fitted}.",
    "The name {is|was} put away, as one puts away a receipt: {name}.",
  ],
  nameAgain: [
    "“{name},” somebody {says|said}, not to call anyone, only to see if it still {works|worked}.",
    "The name {has|had} got about. A voice at the side {says|said} “{name}” to another voice.",
    "“{name}, was it?” It {was|had been}.",
  ],
};
