// Made from the contract by `npm run readers`.
import type { OpenedInvitation } from "../../../shapes/made/account/federated.ts";
import { type Reader, moment, object, textOrNull } from "../../fields.ts";

export const readOpenedInvitation: Reader<OpenedInvitation> = object({
  email: textOrNull,
  expires_at: moment,
});
