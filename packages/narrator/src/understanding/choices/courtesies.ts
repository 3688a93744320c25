import type { Edge } from "../../position/edges.ts";
import { termsOf } from "../words/terms.ts";

/** What people do to each other in any scene: it means a choice only where the choice is to do just that. */
const courtesies = new Set(
  ":thank :greet :insult :threaten :promise :lie :comfort :kiss :hug :apologise :forgive".split(
    " ",
  ),
);

/** Whether a line does something to somebody that the choice does not, and nothing that it does. */
export function isOtherCourtesy(said: string, { text, aliases = [] }: Edge): boolean {
  const deeds = termsOf(said).filter((term) => term.startsWith(":"));
  if (!deeds.some((deed) => courtesies.has(deed))) return false;
  const own = new Set([text, ...aliases].flatMap((wording) => termsOf(wording)));
  return !deeds.some((deed) => own.has(deed));
}
