import { type User, toApiError } from "@katha/api";
import { type PasskeyCreation, secondFactorApi } from "@katha/api/second-factor";
import {
  type FactorKind,
  type Proof,
  type TwoStepChange,
  TwoStepDialog,
  type TwoStepSectionProps,
  type TwoStepTask,
  twoStepMessages,
  useMessages,
} from "@katha/ui";
import { type ReactNode, useRef, useState } from "react";
import { useFailure } from "../errors/useFailure.ts";
import { useRowActs } from "../pages/useRowActs.ts";
import { saveText } from "../shell/save-file.ts";
import { copied } from "../story/copied.ts";
import { loadPasskeys, makePasskey, passkeyObstacle } from "./passkeys.ts";
import { provableKinds, toSecondFactor } from "./two-step.ts";
import { useProof } from "./useProof.ts";

interface Enrolment {
  readonly challenge: string;
  readonly options?: PasskeyCreation;
}

interface TwoStep {
  /** Undefined while it loads, or if it cannot be loaded. */
  section: TwoStepSectionProps | undefined;
  failure: string | undefined;
  onRetry: () => void;
  dialog: ReactNode;
  /** Whether the dialog is open. */
  isOpen: boolean;
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
  const [startTotp] = secondFactorApi.useStartTotpMutation();
  const [confirmTotp] = secondFactorApi.useConfirmTotpMutation();
  const [startPasskey] = secondFactorApi.useStartPasskeyMutation();
  const [confirmPasskey] = secondFactorApi.useConfirmPasskeyMutation();
  const [rename] = secondFactorApi.useRenameSecondFactorMutation();
  const [remove] = secondFactorApi.useRemoveSecondFactorMutation();
  const [renewCodes] = secondFactorApi.useNewRecoveryCodesMutation();
  const renaming = useRowActs();
  const [task, setTask] = useState<TwoStepTask | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const enrolment = useRef<Enrolment>(undefined);
  /** The message for when the dialog has closed. */
  const closing = useRef<{ words: string; isAdded: boolean }>(undefined);

  function open(change: TwoStepChange): void {
    if (read.data === undefined) return;
    if (change.kind === "passkey") void loadPasskeys().catch(() => undefined);
    setDone(undefined);
    setFailure(undefined);
    setTask({ step: "prove", change, kinds: ["password", ...provableKinds(read.data)] });
  }

  function close(): void {
    setTask(null);
    setFailure(undefined);
    const finished = closing.current;
    closing.current = undefined;
    if (finished === undefined) return;
    setDone(finished.words);
    if (finished.isAdded) onAdded?.();
  }

  /** Runs one step; a failure is shown in the dialog, which stays open. */
  async function take(step: () => Promise<string | undefined>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const refusal = await step();
    setBusy(false);
    setFailure(refusal);
  }

  const prove = (change: TwoStepChange, typed: Proof) =>
    take(async () => {
      const proved = await proofOf(typed);
      if ("failure" in proved) return proved.failure;
      const { body } = proved;
      switch (change.kind) {
        case "totp": {
          const { data, error } = await startTotp(body);
          if (data === undefined) return explain(error);
          enrolment.current = data;
          setTask({ step: "totp", address: data.uri, secret: data.secret });
          return undefined;
        }
        case "passkey": {
          const { data, error } = await startPasskey(body);
          if (data === undefined) return explain(error);
          enrolment.current = data;
          setTask({ step: "passkey" });
          return undefined;
        }
        case "codes": {
          const { data, error } = await renewCodes(body);
          if (data === undefined) return explain(error);
          closing.current = { words: t("section.renewed"), isAdded: false };
          setTask({ step: "codes", codes: data.recovery_codes });
          return undefined;
        }
        case "remove": {
          const { id, name } = change.factor;
          const { error } = await remove({ id, ...body });
          if (error !== undefined) return explain(error);
          closing.current = { words: t("section.removed", { name }), isAdded: false };
          close();
          return undefined;
        }
      }
    });

  /** After the last step: shows the recovery codes if these are the first. */
  function added(name: string, codes: readonly string[] | null): void {
    const words = t(codes === null ? "section.added" : "section.addedFirst", { name });
    closing.current = { words, isAdded: true };
    if (codes === null) close();
    else setTask({ step: "codes", codes });
  }

  /** An enrolment that took too long starts again with the proof. */
  function refused(kind: FactorKind, error: unknown): string {
    if (toApiError(error).code === "challenge_ended") open({ kind });
    return explain(error);
  }

  const addTotp = (entry: { name: string; code: string }) =>
    take(async () => {
      const challenge = enrolment.current?.challenge ?? "";
      const { data, error } = await confirmTotp({ challenge, ...entry });
      if (data === undefined) return refused("totp", error);
      added(data.factor.name, data.recovery_codes);
      return undefined;
    });

  const addPasskey = (name: string) =>
    take(async () => {
      const { challenge = "", options } = enrolment.current ?? {};
      if (options === undefined) return t("passkey.failed");
      const asked = await makePasskey(options);
      if ("fault" in asked) return t(`passkey.${asked.fault}`);
      const { data, error } = await confirmPasskey({ challenge, name, registration: asked.given });
      if (data === undefined) return refused("passkey", error);
      added(data.factor.name, data.recovery_codes);
      return undefined;
    });

  const { data } = read;
  const renameError = renaming.failed?.error;
  return {
    section: data && {
      twoStep: {
        factors: data.factors.map(toSecondFactor),
        codesLeft: data.recovery_codes_left,
        passkeyObstacle: passkeyObstacle(data.passkeys),
        isUnverified: user?.is_verified === false,
        isRecommended: user?.role === "admin",
      },
      onAdd: (kind) => open({ kind }),
      onNewCodes: () => open({ kind: "codes" }),
      onRename: (id, name) => void renaming.act(id, true, rename({ id, name })),
      onRemove: (id) => {
        const factor = data.factors.find((one) => one.id === id);
        const isLast = data.factors.length === 1;
        if (factor) open({ kind: "remove", factor: toSecondFactor(factor), isLast });
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
        onTotp={(entry) => void addTotp(entry)}
        onPasskey={(name) => void addPasskey(name)}
        onCopy={copied}
        onDownload={(text) => saveText("katha-recovery-codes.txt", text, "text/plain")}
        onPrint={() => window.print()}
        onClose={close}
        busy={isBusy}
        failure={failure}
      />
    ),
  };
}
