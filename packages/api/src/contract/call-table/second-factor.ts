import { defineCalls } from "./define-calls.ts";

/** How users manage their own second factors. */
export const secondFactorCalls = defineCalls("second-factor", {
  askForProof: { method: "POST", path: "/auth/me/second-factor/challenge", access: "user" },
  proveAgain: { method: "POST", path: "/auth/me/second-factor", access: "user" },
  listSecondFactors: { method: "GET", path: "/auth/me/second-factors", access: "user" },
  startTotp: { method: "POST", path: "/auth/me/second-factors/totp", access: "user" },
  confirmTotp: { method: "POST", path: "/auth/me/second-factors/totp/confirm", access: "user" },
  startPasskey: { method: "POST", path: "/auth/me/second-factors/passkey", access: "user" },
  confirmPasskey: {
    method: "POST",
    path: "/auth/me/second-factors/passkey/confirm",
    access: "user",
  },
  renameSecondFactor: { method: "PATCH", path: "/auth/me/second-factors/{id}", access: "user" },
  removeSecondFactor: { method: "DELETE", path: "/auth/me/second-factors/{id}", access: "user" },
  newRecoveryCodes: { method: "POST", path: "/auth/me/recovery-codes", access: "user" },
});
