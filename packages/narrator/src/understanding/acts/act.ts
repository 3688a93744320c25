import { actKinds, type ActKind } from "@katha/storygraph";
import { actsOfDeeds, type Deed } from "../../languages/deeds.ts";
import { bargainIn } from "../mood/bargain.ts";
import type { Clause } from "../mood/mood.ts";
import { phrasesOf } from "../phrases/heard.ts";
import { isLatinHindi } from "../words/latin-hindi.ts";
import { plain } from "../words/plain.ts";
import { joined, termsOf } from "../words/terms.ts";
import { saidToOthers } from "./said-to-others.ts";

function actsOf(deed: string): readonly ActKind[] {
  const known = Object.hasOwn(actsOfDeeds, deed) ? actsOfDeeds[deed as Deed] : undefined;
  return known === undefined ? actKinds.filter((kind) => kind === deed) : [known].flat();
}

const things = phrasesOf(({ acts }) => acts?.things, "g");
const light = phrasesOf(({ acts }) => acts?.light);
const givenDeeds = phrasesOf(({ acts }) => acts?.givenDeeds, "g");
const ownName = phrasesOf(({ acts }) => acts?.ownName, "gi");
/** In the place of a thing: a word that says nothing. */
const nothing = " s ";

/** A line without its things, so that none of them is heard as a deed. */
function withoutThings(line: string): string {
  const text = line.replaceAll(ownName, "").replaceAll(givenDeeds, "");
  const said = joined(text);
  if (light.test(said) || isLatinHindi(said.split(/[^\p{L}']+/u))) return text;
  return said.replaceAll(things, nothing);
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
