import { api } from "@katha/api";
import { adminTags } from "@katha/api/admin";
import { secondFactorApi } from "@katha/api/second-factor";
import { Dialog, Link, useMessages } from "@katha/ui";
import { type Proof, ProofForm, type ProofFormProps, twoStepMessages } from "@katha/ui/screens";
import { useEffect, useState } from "react";
import { useFailure } from "../../../errors/useFailure.ts";
import { paths } from "../../../routes/paths.ts";
import { loadPasskeys, passkeyObstacle } from "../../../second-factor/passkeys.ts";
import { proofSettled } from "../../../second-factor/proof-slice.ts";
import { provableKinds, useProof } from "../../../second-factor/useProof.ts";
import { useAppDispatch, useAppSelector } from "../../../store/hooks.ts";
import "../../../store/inject-admin.ts";

/** Whether the server wants a second factor before it goes on, as it does twice a day. */
export function useProofNeeded() {
  const dispatch = useAppDispatch();
  return {
    isNeeded: useAppSelector(({ proof }) => proof?.isNeeded === true),
    postpone: () => void dispatch(proofSettled()),
    /** What was refused is asked again, so that the page gets what it waits for. */
    proved: () => {
      dispatch(proofSettled());
      dispatch(api.util.invalidateTags([...adminTags]));
    },
  };
}

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

interface ProveAgainDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** Opens over a page of administration, so that nothing typed there is lost. */
export function ProveAgainDialog({ onProved, onClose }: ProveAgainDialogProps) {
  const t = useMessages(twoStepMessages);
  const proof = useProveAgain(onProved);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("admin.proveTitle")}
      description={t("admin.proveNote")}
    >
      {proof && proof.kinds.length > 0 && <ProofForm label={t("admin.proveTitle")} {...proof} />}
      {proof?.kinds.length === 0 && <Link href={paths.settings}>{t("admin.account")}</Link>}
    </Dialog>
  );
}
