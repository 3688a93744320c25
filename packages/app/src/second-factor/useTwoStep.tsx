import { type Answer, type Body, toApiError, type User } from "@katha/api";
import {
  type PasskeyCreation,
  secondFactorApi,
  type SecondFactors,
} from "@katha/api/second-factor";
import { useMessages } from "@katha/ui";
import {
  type FactorKind,
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
import { usePasswords } from "../sign-in/usePasswords.ts";
import { copied } from "../story/copied.ts";
import { loadPasskeys, makePasskey, passkeyObstacle } from "./passkeys.ts";
import { provableKinds, useProof } from "./useProof.ts";

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
  const read = secondFactorApi.useListSecondFactorsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data } = read;
  const [rename] = secondFactorApi.useRenameSecondFactorMutation();
  const renaming = useRowActs();
  const steps = useSteps(data, explain, onAdded);
  const obstacle = data && passkeyObstacle(data.passkeys);
  const renameError = renaming.failed?.error;
  return {
    section: data && {
      twoStep: data,
      passkeyObstacle: obstacle,
      isUnverified: user?.isVerified === false,
      isRecommended: user?.role === "admin",
      onAdd: (kind) => steps.open({ kind }),
      onNewCodes: () => steps.open({ kind: "codes" }),
      onRename: (id, name) => void renaming.act(id, true, rename({ id, name })),
      onRemove: (id) => {
        const factor = data.factors.find((one) => one.id === id);
        const isLast = data.factors.length === 1;
        if (factor) steps.open({ kind: "remove", factor, isLast });
      },
      working: Object.keys(renaming.working),
      done: steps.done,
      failure: renameError === undefined ? undefined : explain(renameError),
    },
    failure: data === undefined && read.isError ? explain(read.error) : undefined,
    onRetry: () => void read.refetch(),
    isOpen: steps.dialog.task !== null,
    dialog: (
      <TwoStepDialog
        account={user?.username ?? ""}
        device={navigator.userAgent}
        passkeyObstacle={obstacle}
        onCopy={copied}
        onDownload={(text) => saveText("katha-recovery-codes.txt", text, "text/plain")}
        onPrint={() => window.print()}
        {...steps.dialog}
      />
    ),
  };
}

/** What is said once the dialog has closed. */
interface Ending {
  readonly words: string;
  readonly isAdded: boolean;
}

interface Shown {
  readonly task: TwoStepTask;
  /** What the server has begun with: adding a factor needs it. */
  readonly enrolment?: { readonly challenge: string; readonly options?: PasskeyCreation };
  /** Only once the change has been made. */
  readonly ending?: Ending;
}

interface Answered<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** What the dialog shows. A step comes to the next, to the end, or to why it failed. */
function useShown(onAdded: (() => void) | undefined) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();

  function show(task: TwoStepTask): void {
    setDone(undefined);
    setFailure(undefined);
    setShown({ task });
  }

  function close(ended: Ending | undefined): void {
    setShown(null);
    setFailure(undefined);
    if (ended === undefined) return;
    setDone(ended.words);
    if (ended.isAdded) onAdded?.();
  }

  async function take(step: () => Promise<Shown | Ending | string>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const result = await step();
    setBusy(false);
    if (typeof result === "string") setFailure(result);
    else if ("task" in result) setShown(result);
    else close(result);
  }

  return { shown, show, close, take, isBusy, failure, done };
}

/** The dialog from the proof to the change's end. */
function useSteps(
  data: SecondFactors | undefined,
  explain: (error: unknown) => string,
  onAdded: (() => void) | undefined,
) {
  const t = useMessages(twoStepMessages);
  const proofOf = useProof();
  const hasPasswords = usePasswords();
  const [startTotp] = secondFactorApi.useStartTotpMutation();
  const [confirmTotp] = secondFactorApi.useConfirmTotpMutation();
  const [startPasskey] = secondFactorApi.useStartPasskeyMutation();
  const [confirmPasskey] = secondFactorApi.useConfirmPasskeyMutation();
  const [renewCodes] = secondFactorApi.useNewRecoveryCodesMutation();
  const [remove] = secondFactorApi.useRemoveSecondFactorMutation();
  const { shown, show, close, take, isBusy, failure, done } = useShown(onAdded);
  const { task = null, enrolment, ending } = shown ?? {};
  const { challenge = "", options } = enrolment ?? {};

  function open(change: TwoStepChange): void {
    if (data === undefined) return;
    if (change.kind === "passkey") void loadPasskeys().catch(() => undefined);
    const factors = provableKinds(data);
    const kinds: ProofKind[] = hasPasswords ? ["password", ...factors] : [...factors, "sign_in"];
    show({ step: "prove", change, kinds });
  }

  async function prove(change: TwoStepChange, typed: Proof) {
    const proved = await proofOf(typed);
    return "failure" in proved ? proved.failure : begin(change, proved.body);
  }

  async function begin(change: TwoStepChange, proof: Body<"startTotp">) {
    if (change.kind === "remove") {
      const { id, name } = change.factor;
      const { error } = await remove({ id, ...proof });
      const words = t("section.removed", { name });
      return error === undefined ? { words, isAdded: false } : explain(error);
    }
    if (change.kind === "totp") {
      const { data: begun, error } = await startTotp(proof);
      if (begun === undefined) return explain(error);
      const { uri, secret } = begun;
      return { task: { step: "totp", uri, secret }, enrolment: begun } as const;
    }
    if (change.kind === "passkey") {
      const { data: begun, error } = await startPasskey(proof);
      return begun ? ({ task: { step: "passkey" }, enrolment: begun } as const) : explain(error);
    }
    const { data: made, error } = await renewCodes(proof);
    if (made === undefined) return explain(error);
    return withCodes(made.recoveryCodes, { words: t("section.renewed"), isAdded: false });
  }

  /** Has the device make a passkey, and adds it. */
  async function addPasskey(name: string) {
    if (options === undefined) return t("passkey.failed");
    const asked = await makePasskey(options);
    if ("fault" in asked) return t(`passkey.${asked.fault}`);
    const registration = asked.given;
    return added("passkey", await confirmPasskey({ challenge, name, registration }));
  }

  /** With the first factor come the recovery codes. An enrolment that took too long starts again with the proof. */
  function added(kind: FactorKind, { data: made, error }: Answered<Answer<"confirmTotp">>) {
    if (made === undefined) {
      if (toApiError(error).code === "challenge_ended") open({ kind });
      return explain(error);
    }
    const { factor, recoveryCodes: codes } = made;
    const words = t(codes === null ? "section.added" : "section.addedFirst", { name: factor.name });
    const ended = { words, isAdded: true };
    return codes === null ? ended : withCodes(codes, ended);
  }

  return {
    open,
    done,
    dialog: {
      task,
      onProve: (typed: Proof) =>
        void (task?.step === "prove" && take(() => prove(task.change, typed))),
      onTotp: (entry: { name: string; code: string }) =>
        void take(async () => added("totp", await confirmTotp({ challenge, ...entry }))),
      onPasskey: (name: string) => void take(() => addPasskey(name)),
      onClose: () => close(ending),
      busy: isBusy,
      failure,
    },
  };
}

/** The dialog ends once the codes have been seen. */
function withCodes(codes: readonly string[], ending: Ending): Shown {
  return { task: { step: "codes", codes }, ending };
}
