import { actKinds, type ActKind } from "@katha/storygraph";
import type { Clause } from "../mood/mood.ts";
import { bargainIn } from "../mood/bargain.ts";
import { isLatinHindi } from "../words/latin-hindi.ts";
import { joined, termsOf } from "../words/terms.ts";
import { plain } from "../words/plain.ts";
import { saidToOthers } from "./said-to-others.ts";

/** The act that a deed of the vocabulary is; the others have its own name. */
const acts: Readonly<Record<string, ActKind | readonly ActKind[]>> = {
  say: "tell",
  shout: "call",
  silence: "keep_silent",
  keep: "take",
  return: "go",
  fight: "attack",
  kill: "attack",
  accept: "agree",
  sell: "pay",
  dig: "use",
  untie: "tie",
  trust: "agree",
  count: "look",
  ring: "use",
  send: "give",
  stop: "wait",
  begin: "go",
  choose: "agree",
  teach: "tell",
  quench: "use",
  search: "look",
  scare: "threaten",
  accuse: "insult",
  point: "show",
  pour: "use",
  row: "go",
  fear: "tell",
  hug: ["comfort", "touch", "kiss"],
  smell: ["look", "touch"],
  knock: ["call", "use"],
  dance: "play",
  spit: "insult",
  praise: ["comfort", "thank"],
  complain: "tell",
  order: "tell",
  smoke: "use",
  clean: "use",
  cook: "use",
  mix: "use",
  build: "use",
  sew: "use",
  wear: "use",
  blow: "use",
  turn: "use",
  move: "use",
  change: "use",
  cut: ["break", "use"],
  cover: "hide",
  pull: "take",
  catch: "take",
  gather: "take",
  hang: "put",
  serve: "give",
  share: "give",
  push: ["throw", "touch"],
  squeeze: "touch",
  dip: ["touch", "use"],
  fold: "use",
  straighten: ["touch", "use"],
  warm: "use",
  dry: "use",
  comb: ["touch", "use"],
  shake: ["touch", "use"],
  sharpen: "use",
  meet: "greet",
  jump: "go",
  swim: "go",
  fly: "go",
  guard: "wait",
  obey: "agree",
};

function actsOf(deed: string): readonly ActKind[] {
  const known = Object.hasOwn(acts, deed) ? acts[deed] : undefined;
  return known === undefined ? actKinds.filter((kind) => kind === deed) : [known].flat();
}

/** "The crack", "my head": a thing, though there is a deed of that name. */
const thing = /\b(?:the|a|an|my|your|his|their|our|its|every|each|this|these|those) \p{L}+/gu;
/** "Give a shout", "have a look", "say a prayer": the thing is the deed. */
const light =
  /\b(?:give|gives|giving|make|makes|making|have|having|say|says|saying|take|takes|taking|tell|tells|telling|do|get|sing|let out|offer|throw|try|go for)\b/u;

/** "Give the parrot a little kiss", "have a look": the deed is the thing that stands last. */
const givenDeed =
  /\b(?:giv(?:e|es|ing)|gave) (?:[\p{L}']+ ){1,4}?(?:an? |another )(?:[\p{L}'-]+ ){0,2}?(?=(?:kiss|hug|slap|kick|push|shove|shake|pat|poke|punch|nod|smile|look|wink|wave|bow|nudge|pinch|stroke|squeeze|cuddle|salute|blessing)\b)/gu;

/** Whatever somebody is called, it is no deed. */
const namedSo =
  /(?<![\p{L}\p{M}])(?<said>my name(?:['’]s| is)|(?:mera|mere) na+m|मेरा नाम|माझं नाव|আমার নাম|என் பெயர்|میرا نام) [\p{L}\p{M}]+/giu;

/** A line without its things, so that none of them is heard as a deed. */
function withoutThings(line: string): string {
  const text = line.replaceAll(namedSo, "$<said>").replaceAll(givenDeed, "");
  const said = joined(text);
  if (light.test(said) || isLatinHindi(said.split(/[^\p{L}']+/u))) return text;
  return said.replaceAll(thing, " it ");
}

/** What a clause does: each deed in it that it does not refuse, in their order. */
export function actsIn({ text, mood }: Clause): ActKind[] {
  const bargain = mood === "supposed" ? bargainIn(text) : undefined;
  if (bargain !== undefined) return [bargain, "tell"];
  const said = saidToOthers(plain(text));
  if (said !== undefined && mood !== "asked" && mood !== "quoted") return [...said];
  const terms = termsOf(withoutThings(text));
  const found = terms.flatMap((term) => {
    const deed = /^:(.*)$/u.exec(term)?.[1];
    return deed === undefined ? [] : actsOf(deed);
  });
  if (mood === "quoted") return [...new Set<ActKind>(["say_aloud", "tell", ...found])];
  if (mood === "asked") return terms.includes(":greet") ? ["greet"] : ["ask"];
  // What is promised is not done yet.
  if (found[0] === "promise") return ["promise"];
  if (found.length > 0) return [...new Set(found)];
  return terms.some((term) => term.startsWith("!:")) ? ["refuse"] : [];
}

/** The first of them. */
export const actIn = (clause: Clause): ActKind | undefined => actsIn(clause)[0];
