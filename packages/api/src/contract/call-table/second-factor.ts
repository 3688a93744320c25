import { defineGroup } from "./define-group.ts";

/** How users manage their own second factors. */
export const secondFactorCalls = defineGroup("second-factor", "user", {
  askForProof: { method: "POST", path: "/auth/me/second-factor/challenge" },
  proveAgain: { method: "POST", path: "/auth/me/second-factor" },
  listSecondFactors: { method: "GET", path: "/auth/me/second-factors" },
  startTotp: { method: "POST", path: "/auth/me/second-factors/totp" },
  confirmTotp: { method: "POST", path: "/auth/me/second-factors/totp/confirm" },
  startPasskey: { method: "POST", path: "/auth/me/second-factors/passkey" },
  confirmPasskey: { method: "POST", path: "/auth/me/second-factors/passkey/confirm" },
  renameSecondFactor: { method: "PATCH", path: "/auth/me/second-factors/{id}" },
  removeSecondFactor: { method: "DELETE", path: "/auth/me/second-factors/{id}" },
  newRecoveryCodes: { method: "POST", path: "/auth/me/recovery-codes" },
});
