// Made from the contract by `npm run readers`.
import type { PasskeyAssertion } from "./passkeys.ts";

export type FactorProof =
  | {
      kind: "totp";
      code: string;
    }
  | {
      kind: "recovery_code";
      code: string;
    }
  | {
      kind: "passkey";
      assertion: PasskeyAssertion;
    };

export type IdentityProof =
  | {
      kind: "password";
      password: string;
    }
  | {
      kind: "sign_in";
    }
  | {
      kind: "totp";
      code: string;
    }
  | {
      kind: "recovery_code";
      code: string;
    }
  | {
      kind: "passkey";
      assertion: PasskeyAssertion;
    };

export interface IdentityForm {
  proof: IdentityProof;
  /** For a passkey: the challenge of `askForProof` that it answers */
  challenge?: string | undefined;
}

export interface ProveAgainForm {
  proof: FactorProof;
  /** For a passkey: the challenge of `askForProof` that it answers */
  challenge?: string | undefined;
}
