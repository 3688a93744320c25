import type { WaitlistEntry } from "../contract/admin/waitlist.ts";
import type { Answer } from "../http/answers.ts";
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
} from "./fields.ts";

const readEntries = list<WaitlistEntry>(
  object({
    id,
    name: text(),
    email: text(),
    language: oneOf(["en", "hi"], "en"),
    joined_at: moment,
  }),
);

export const readWaitlist: Reader<Answer<"listWaitlist">> = object({
  entries: readEntries,
  total_entries: number(),
  next_cursor: textOrNull,
});

export const readWaitlistExport: Reader<Answer<"exportWaitlist">> = object({
  entries: readEntries,
});
