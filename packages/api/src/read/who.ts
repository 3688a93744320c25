import type { PlayerState, WhoAsked } from "../contract/game/state.ts";
import {
  type Reader,
  id,
  list,
  number,
  object,
  objectOrNull,
  oneOf,
  text,
  texts,
} from "./fields.ts";

export const readThing: Reader<PlayerState["things"][number]> = object({
  id,
  name: text(),
  about: text(),
});

/** Apart from `state.ts`, because every page with stories loads this. */
export const readWho: Reader<WhoAsked | null> = objectOrNull({
  qualities: list<WhoAsked["qualities"][number]>(
    object({
      id,
      name: text(),
      kind: oneOf(["text", "one_of"], "text"),
      values: texts,
      start: text(),
    }),
  ),
  things: list(readThing),
  things_most: number(),
});
