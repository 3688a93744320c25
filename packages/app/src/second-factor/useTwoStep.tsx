import type { User } from "@katha/api";
import { authApi } from "@katha/api/auth";
import { secondFactorApi } from "@katha/api/second-factor";
import { useMessages } from "@katha/ui";
import {
  type Proof,
  type ProofKind,
  type TwoStepChange,
  TwoStepDialog,
  type TwoStepSectionProps,
  type TwoStepTask,
  twoStepMessages,
} from "@katha/ui/screens";
import { type ReactNode, useState } from "react";
import { useFailure } from "../errors/useFailure.ts";
import { useRowActs } from "../pages/useRowActs.ts";
import { saveText } from "../shell/save-file.ts";
import { copied } from "../story/copied.ts";
import { loadPasskeys, makePasskey, passkeyObstacle } from "./passkeys.ts";
import { provableKinds } from "./two-step.ts";
import {
  addPasskey,
  addTotp,
  type Ending,
  type Enrolment,
  makeChange,
  type StepResult,
  type TwoStepCalls,
} from "./two-step-changes.ts";
import { useProof } from "./useProof.ts";

interface TwoStep {
  /** Undefined while it loads, or if it cannot be loaded. */
  section: TwoStepSectionProps | undefined;
  failure: string | undefined;
  onRetry: () => void;
  dialog: ReactNode;
  /** Whether the dialog is open. */
  isOpen: boolean;
}

interface Shown {
  readonly task: TwoStepTask;
  /** Only while a factor is added. */
  readonly enrolment?: Enrolment;
  /** Only once the change has been made. */
  readonly ending?: Ending;
}

function useTwoStepCalls(): TwoStepCalls {
  const [startTotp] = secondFactorApi.useStartTotpMutation();
  const [confirmTotp] = secondFactorApi.useConfirmTotpMutation();
  const [startPasskey] = secondFactorApi.useStartPasskeyMutation();
  const [confirmPasskey] = secondFactorApi.useConfirmPasskeyMutation();
  const [renewCodes] = secondFactorApi.useNewRecoveryCodesMutation();
  const [remove] = secondFactorApi.useRemoveSecondFactorMutation();
  return { startTotp, confirmTotp, startPasskey, confirmPasskey, renewCodes, remove };
}

/** The account's second factors, and the dialog that changes them. `onAdded` is called after it has closed. */
export function useTwoStep(user: User | undefined, onAdded?: () => void): TwoStep {
  const t = useMessages(twoStepMessages);
  const failureText = useFailure();
  const explain = (error: unknown) => failureText(error, t("step.failed"));
  const proofOf = useProof();
  const read = secondFactorApi.useListSecondFactorsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: ways } = authApi.useSignInWaysQuery();
  const tools = { calls: useTwoStepCalls(), makePasskey, t, explain };
  const [rename] = secondFactorApi.useRenameSecondFactorMutation();
  const renaming = useRowActs();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();

  function open(change: TwoStepChange): void {
    if (read.data === undefined) return;
    if (change.kind === "passkey") void loadPasskeys().catch(() => undefined);
    setDone(undefined);
    setFailure(undefined);
    const factors = provableKinds(read.data);
    const kinds: ProofKind[] =
      ways?.passwords === false ? [...factors, "sign_in"] : ["password", ...factors];
    setShown({ task: { step: "prove", change, kinds } });
  }

  function close(ending: Ending | undefined): void {
    setShown(null);
    setFailure(undefined);
    if (ending === undefined) return;
    setDone(ending.words);
    if (ending.isAdded) onAdded?.();
  }

  /** Runs one step; a failure is shown in the dialog, which stays open. */
  async function take(step: () => Promise<StepResult>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const result = await step();
    setBusy(false);
    switch (result.kind) {
      case "begun":
        return setShown({ task: result.task, enrolment: result.enrolment });
      case "codes":
        return setShown({
          task: { step: "codes", codes: result.codes },
          ending: result.ending,
        });
      case "ended":
        return close(result.ending);
      case "refused":
        if (result.again) open(result.again);
        return setFailure(result.failure);
    }
  }

  const prove = (change: TwoStepChange, typed: Proof) =>
    take(async () => {
      const proved = await proofOf(typed);
      return "failure" in proved
        ? { kind: "refused", failure: proved.failure }
        : makeChange(tools, change, proved.body);
    });

  const { task = null, enrolment = {}, ending } = shown ?? {};
  const { data } = read;
  const renameError = renaming.failed?.error;
  return {
    section: data && {
      twoStep: data,
      passkeyObstacle: passkeyObstacle(data.passkeys),
      isUnverified: user?.isVerified === false,
      isRecommended: user?.role === "admin",
      onAdd: (kind) => open({ kind }),
      onNewCodes: () => open({ kind: "codes" }),
      onRename: (id, name) => void renaming.act(id, true, rename({ id, name })),
      onRemove: (id) => {
        const factor = data.factors.find((one) => one.id === id);
        const isLast = data.factors.length === 1;
        if (factor) open({ kind: "remove", factor, isLast });
      },
      working: Object.keys(renaming.working),
      done,
      failure: renameError === undefined ? undefined : explain(renameError),
    },
    failure: data === undefined && read.isError ? explain(read.error) : undefined,
    onRetry: () => void read.refetch(),
    isOpen: task !== null,
    dialog: (
      <TwoStepDialog
        task={task}
        account={user?.username ?? ""}
        device={navigator.userAgent}
        passkeyObstacle={data && passkeyObstacle(data.passkeys)}
        onProve={(typed) => task?.step === "prove" && void prove(task.change, typed)}
        onTotp={(entry) => void take(() => addTotp(tools, enrolment, entry))}
        onPasskey={(name) => void take(() => addPasskey(tools, enrolment, name))}
        onCopy={copied}
        onDownload={(text) => saveText("katha-recovery-codes.txt", text, "text/plain")}
        onPrint={() => window.print()}
        onClose={() => close(ending)}
        busy={isBusy}
        failure={failure}
      />
    ),
  };
}
