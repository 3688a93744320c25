import type { Clause } from "../mood/mood.ts";
import { bargainIn } from "../mood/bargain.ts";
import { termsOf } from "../words/terms.ts";
import { actKinds, type ActKind } from "./kinds.ts";

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
  push: "throw",
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

/** What a clause does: each deed in it that it does not refuse, in their order. */
export function actsIn({ text, mood }: Clause): ActKind[] {
  const bargain = mood === "supposed" ? bargainIn(text) : undefined;
  if (bargain !== undefined) return [bargain, "tell"];
  const terms = termsOf(text);
  const found = terms.flatMap((term) => {
    const deed = /^:(.*)$/u.exec(term)?.[1];
    return deed === undefined ? [] : actsOf(deed);
  });
  if (mood === "quoted") return [...new Set<ActKind>(["say_aloud", "tell", ...found])];
  if (mood === "asked") return found.includes("greet") ? ["greet"] : ["ask"];
  // What is promised is not done yet.
  if (found[0] === "promise") return ["promise"];
  if (found.length > 0) return [...new Set(found)];
  return terms.some((term) => term.startsWith("!:")) ? ["refuse"] : [];
}

/** The first of them. */
export const actIn = (clause: Clause): ActKind | undefined => actsIn(clause)[0];
