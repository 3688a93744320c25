// Made from the contract by `npm run readers`.
import type { Invitation, Invitations } from "../../../shapes/made/admin/invitations.ts";
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

export const readInvitation: Reader<Invitation> = object({
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

export const readInvitations: Reader<Invitations> = object({
  invitations: list(readInvitation),
  next_cursor: textOrNull,
});
