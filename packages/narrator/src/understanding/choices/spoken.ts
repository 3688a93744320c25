import type { Edge } from "../../position/edges.ts";
import { isDeed, termsOf } from "../words/terms.ts";

const asking = new Set([":ask", ":say", ":call", ":shout"]);

/** Whether taking a choice means asking or saying something. */
export function isSpoken({ text, aliases = [] }: Pick<Edge, "text" | "aliases">): boolean {
  return [text, ...aliases].some((one) => {
    if (/["“«]/u.test(one)) return true;
    const first = termsOf(one).find(isDeed);
    return first !== undefined && asking.has(first);
  });
}
