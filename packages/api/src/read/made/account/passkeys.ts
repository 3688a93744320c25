// Made from the contract by `npm run readers`.
import type { PasskeyCreation, PasskeyRequest } from "../../../shapes/made/account/passkeys.ts";
import {
  type Reader,
  flag,
  list,
  number,
  object,
  oneOf,
  optional,
  someOf,
  text,
} from "../../fields.ts";
import { passkeyTransports } from "../../../contract/values.ts";

export const readPasskeyRequest: Reader<PasskeyRequest> = object({
  challenge: text(),
  rpId: text(),
  timeout: number(),
  allowCredentials: list(
    object({
      id: text(),
      type: oneOf(["public-key"], "public-key"),
      transports: optional(someOf(passkeyTransports)),
    }),
  ),
  userVerification: oneOf(["discouraged", "preferred", "required"], "required"),
});

export const readPasskeyCreation: Reader<PasskeyCreation> = object({
  challenge: text(),
  rp: object({
    id: text(),
    name: text(),
  }),
  user: object({
    id: text(),
    name: text(),
    displayName: text(),
  }),
  pubKeyCredParams: list(
    object({
      alg: number(),
      type: oneOf(["public-key"], "public-key"),
    }),
  ),
  timeout: number(),
  excludeCredentials: list(
    object({
      id: text(),
      type: oneOf(["public-key"], "public-key"),
      transports: optional(someOf(passkeyTransports)),
    }),
  ),
  authenticatorSelection: object({
    residentKey: oneOf(["discouraged", "preferred", "required"], "preferred"),
    requireResidentKey: flag(),
    userVerification: oneOf(["discouraged", "preferred", "required"], "required"),
  }),
  attestation: oneOf(["none"], "none"),
});
