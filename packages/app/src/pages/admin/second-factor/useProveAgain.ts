import { secondFactorApi } from "@katha/api/second-factor";
import { useMessages } from "@katha/ui";
import { type Proof, type ProofFormProps, twoStepMessages } from "@katha/ui/screens";
import { useEffect, useState } from "react";
import { useFailure } from "../../../errors/useFailure.ts";
import { loadPasskeys, passkeyObstacle } from "../../../second-factor/passkeys.ts";
import { provableKinds } from "../../../second-factor/two-step.ts";
import { useProof } from "../../../second-factor/useProof.ts";

/** What a form needs to prove a factor for this sign-in; undefined until the factors are known. */
export function useProveAgain(
  onProved: () => void,
): Omit<ProofFormProps, "label" | "submit"> | undefined {
  const t = useMessages(twoStepMessages);
  const failureText = useFailure();
  const proofOf = useProof();
  const { data } = secondFactorApi.useListSecondFactorsQuery();
  const [proveAgain] = secondFactorApi.useProveAgainMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const hasPasskey = data?.factors.some(({ kind }) => kind === "passkey") ?? false;
  useEffect(() => {
    if (hasPasskey) void loadPasskeys().catch(() => undefined);
  }, [hasPasskey]);
  if (data === undefined) return undefined;
  return {
    kinds: provableKinds(data),
    passkeyObstacle: passkeyObstacle(data.passkeys),
    busy: isBusy,
    failure,
    onProve: (typed) => void prove(typed),
  };

  async function prove(typed: Proof): Promise<void> {
    if (typed.kind === "password" || typed.kind === "sign_in") return;
    setBusy(true);
    setFailure(undefined);
    const proved = await proofOf(typed);
    const refusal = "failure" in proved ? proved.failure : await send(proved.body);
    setBusy(false);
    setFailure(refusal);
    if (refusal === undefined) onProved();
  }

  async function send(body: Parameters<typeof proveAgain>[0]): Promise<string | undefined> {
    const { error } = await proveAgain(body);
    return error && failureText(error, t("step.failed"));
  }
}
