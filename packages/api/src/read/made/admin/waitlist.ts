// Made from the contract by `npm run readers`.
import type {
  Waitlist,
  WaitlistEntry,
  WaitlistExport,
} from "../../../shapes/made/admin/waitlist.ts";
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
import { spokenLanguages } from "../../../contract/values.ts";

export const readWaitlistEntry: Reader<WaitlistEntry> = object({
  id,
  name: text(),
  email: text(),
  language: oneOf(spokenLanguages, "en"),
  joined_at: moment,
});

export const readWaitlistExport: Reader<WaitlistExport> = object({
  entries: list(readWaitlistEntry),
});

export const readWaitlist: Reader<Waitlist> = object({
  entries: list(readWaitlistEntry),
  total_entries: number(),
  next_cursor: textOrNull,
});
