// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/story/unanswered.ts";
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

export const readUnansweredGroup: Reader<z.output<typeof contract.unansweredGroup>> = object({
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

export const readUnansweredLines: Reader<z.output<typeof contract.unansweredLines>> = object({
  groups: list(readUnansweredGroup),
});
