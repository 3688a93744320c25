// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/admin/waitlist.ts";
import {
  type Reader,
  id,
  list,
  moment,
  number,
  object,
  oneOf,
  text,
  textOrNull,
} from "../../fields.ts";

export const readWaitlistEntry: Reader<z.output<typeof contract.waitlistEntry>> = object({
  id,
  name: text(),
  email: text(),
  language: oneOf(["en", "hi"], "en"),
  joined_at: moment,
});

export const readWaitlistExport: Reader<AnswerOf<typeof contract.exportWaitlist>> = object({
  entries: list(readWaitlistEntry),
});

export const readWaitlist: Reader<AnswerOf<typeof contract.listWaitlist>> = object({
  entries: list(readWaitlistEntry),
  total_entries: number(),
  next_cursor: textOrNull,
});
