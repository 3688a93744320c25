import type { Edge } from "../../position/edges.ts";
import { termsOf } from "../words/terms.ts";

/** What people do to each other in any scene: it means a choice only where the choice is to do just that. */
const courtesies = new Set(
  ":thank :greet :insult :threaten :promise :lie :comfort :kiss :hug :apologise :forgive".split(
    " ",
  ),
);

/** What all wordings of a choice speak of. */
const termsOfChoice = ({ text, aliases = [] }: Edge): ReadonlySet<string> =>
  new Set([text, ...aliases].flatMap((wording) => termsOf(wording)));

const deedsIn = (line: string) => termsOf(line).filter((term) => term.startsWith(":"));

/** Whether a line does something to somebody that the choice does not, and nothing that it does. */
export function isOtherCourtesy(said: string, edge: Edge): boolean {
  const deeds = deedsIn(said);
  if (!deeds.some((deed) => courtesies.has(deed))) return false;
  const own = termsOfChoice(edge);
  // What is promised is not done yet.
  const done = deeds[0] === ":promise" ? [":promise"] : deeds;
  return !done.some((deed) => own.has(deed));
}

const goesOn = /[,;.]\s|(?<!\p{L})(?:and|then|to|और|फिर|कर|aur|phir)(?!\p{L})/iu;
const looks = new Set([":look", ":search", ":read", ":open", ":listen"]);

/** Whether a line only looks at something, and the choice is not to look, or at nothing of the kind. */
export function isOtherLook(said: string, edge: Edge): boolean {
  const terms = termsOf(said);
  const isAlone = deedsIn(said).length === 1 && terms.at(-1) === ":look";
  if (goesOn.test(said) || (terms[0] !== ":look" && !isAlone)) return false;
  const own = termsOfChoice(edge);
  const seen = terms.filter((term) => term !== ":look");
  return !deedsIn(edge.text).some((deed) => looks.has(deed)) || !seen.some((term) => own.has(term));
}
