import type { ActKind } from "@katha/storygraph";
import { actsMessages } from "../../../../messages/authors/acts.ts";

/** The act of this name, as far as it is one that narrators hear. */
export function actNamed(name: string): ActKind | undefined {
  return Object.hasOwn(actsMessages, `act.${name}`) ? (name as ActKind) : undefined;
}
