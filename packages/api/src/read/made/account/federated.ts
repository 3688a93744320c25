// Made from the contract by `npm run readers`.
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/account/federated.ts";
import { type Reader, moment, object, textOrNull } from "../../fields.ts";

export const readOpenedInvitation: Reader<AnswerOf<typeof contract.openInvitation>> = object({
  email: textOrNull,
  expires_at: moment,
});
