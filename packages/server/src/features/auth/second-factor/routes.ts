import {
  askForProof as askForProofCall,
  confirmPasskey as confirmPasskeyCall,
  confirmTotp as confirmTotpCall,
  listSecondFactors,
  newRecoveryCodes,
  proveAgain as proveAgainCall,
  proveSecondFactor,
  removeSecondFactor,
  renameSecondFactor,
  startPasskey as startPasskeyCall,
  startTotp as startTotpCall,
  type AnyCall,
} from "@katha/api/contract";
import type { CallRequest, RegisterCall } from "../../../lib/register-call.ts";
import { signedIn } from "../../../lib/viewer.ts";
import { callerOf } from "../caller.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { confirmPasskey, confirmTotp, startPasskey, startTotp } from "./enrol.ts";
import {
  askForProof,
  ownFactors,
  proveAgain,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
} from "./own-factors.ts";
import type { SignedInCaller } from "./prove.ts";
import { takeSecondStep } from "./second-step.ts";

type Request = Pick<CallRequest<AnyCall>, "request" | "setHeader" | "viewer">;

export function secondFactorRoutes(register: RegisterCall, needs: AuthDependencies): void {
  const signedInCaller = (call: Request): SignedInCaller => ({
    viewer: signedIn(call.viewer),
    caller: callerOf(call),
  });
  register(proveSecondFactor, (call) => takeSecondStep(needs, call.body, callerOf(call)));
  register(askForProofCall, (call) => askForProof(needs, signedInCaller(call)));
  register(proveAgainCall, (call) => proveAgain(needs, signedInCaller(call), call.body));
  register(listSecondFactors, (call) => ownFactors(needs, signedInCaller(call)));
  register(startTotpCall, (call) => startTotp(needs, signedInCaller(call), call.body));
  register(confirmTotpCall, (call) => confirmTotp(needs, signedInCaller(call), call.body));
  register(startPasskeyCall, (call) => startPasskey(needs, signedInCaller(call), call.body));
  register(confirmPasskeyCall, (call) => confirmPasskey(needs, signedInCaller(call), call.body));
  register(renameSecondFactor, ({ viewer, params, body }) =>
    renameFactor(needs.db, viewer, params.id, body.name),
  );
  register(removeSecondFactor, (call) =>
    removeFactor(needs, signedInCaller(call), call.params.id, call.body),
  );
  register(newRecoveryCodes, (call) => renewRecoveryCodes(needs, signedInCaller(call), call.body));
}
