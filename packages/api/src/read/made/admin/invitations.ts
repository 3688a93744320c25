// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/admin/invitations.ts";
import {
  type Reader,
  id,
  list,
  moment,
  momentOrNull,
  number,
  object,
  text,
  textOrNull,
} from "../../fields.ts";

export const readInvitation: Reader<z.output<typeof contract.invitation>> = object({
  id,
  email: textOrNull,
  note: text(),
  uses: number(),
  uses_left: number(),
  created_at: moment,
  expires_at: moment,
  withdrawn_at: momentOrNull,
  token: textOrNull,
});

export const readInvitations: Reader<AnswerOf<typeof contract.listInvitations>> = object({
  invitations: list(readInvitation),
  next_cursor: textOrNull,
});
