// Made from the contract by `npm run readers`.
import type { UnansweredGroup, UnansweredLines } from "../../../shapes/made/story/unanswered.ts";
import {
  type Reader,
  flag,
  id,
  list,
  number,
  object,
  text,
  textOrNull,
  texts,
} from "../../fields.ts";

export const readUnansweredGroup: Reader<UnansweredGroup> = object({
  id,
  text: text(),
  count: number(1),
  scene: text(),
  last_day: text(),
  act: textOrNull,
  about: textOrNull,
  topics: texts,
  declined: flag(),
  answered: flag(),
});

export const readUnansweredLines: Reader<UnansweredLines> = object({
  groups: list(readUnansweredGroup),
});
