import type { Clause } from "../mood/mood.ts";
import { termsOf } from "../words/terms.ts";
import { actKinds, type ActKind } from "./kinds.ts";

/** The act that a deed of the vocabulary is; the others have its own name. */
const acts: Readonly<Record<string, ActKind>> = {
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
};

function actOf(deed: string): ActKind | undefined {
  return Object.hasOwn(acts, deed) ? acts[deed] : actKinds.find((kind) => kind === deed);
}

/** What a clause does: the first deed in it that it does not refuse. */
export function actIn({ text, mood }: Clause): ActKind | undefined {
  if (mood === "quoted") return "say_aloud";
  const terms = termsOf(text);
  const found = terms.flatMap((term) => {
    const deed = /^:(.*)$/u.exec(term)?.[1];
    return deed === undefined ? [] : (actOf(deed) ?? []);
  });
  if (mood === "asked") return found.find((act) => act === "greet") ?? "ask";
  if (found[0] !== undefined) return found[0];
  return terms.some((term) => term.startsWith("!:")) ? "refuse" : undefined;
}
