import type { ActKind } from "@katha/storygraph";
import { actsMessages } from "../../../../messages/authors/acts.ts";

/** The act with this name; undefined if narrators do not recognise such an act. */
export function actNamed(name: string): ActKind | undefined {
  return Object.hasOwn(actsMessages, `act.${name}`) ? (name as ActKind) : undefined;
}
