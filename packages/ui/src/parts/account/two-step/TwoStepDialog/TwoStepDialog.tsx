import type { SecondFactor, TotpEnrolment } from "@katha/api/shapes";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { textIn } from "../../../../primitives/fields/Form/text-in.ts";
import { FactorName } from "../FactorName.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../../messages/players/settings.ts";
import { twoStepMessages } from "../../../../messages/players/two-step.ts";
import { deviceName } from "../../SignInList/device-name.ts";
import { AuthenticatorSetup } from "../AuthenticatorSetup/AuthenticatorSetup.tsx";
import type { AuthenticatorSetupProps } from "../AuthenticatorSetup/AuthenticatorSetup.tsx";
import type { PasskeyObstacle, Proof, ProofKind } from "../factor.ts";
import { ProofForm } from "../ProofForm/ProofForm.tsx";
import { RecoveryCodes } from "../RecoveryCodes/RecoveryCodes.tsx";
import type { RecoveryCodesProps } from "../RecoveryCodes/RecoveryCodes.tsx";
import * as styles from "./styles.ts";

/** A change that follows once the user has proved who they are. */
export type TwoStepChange =
  | { kind: "totp" | "passkey" | "codes" }
  | { kind: "remove"; factor: SecondFactor; isLast: boolean };

export type TwoStepTask =
  | { step: "prove"; change: TwoStepChange; kinds: readonly ProofKind[] }
  | ({ step: "totp" } & Pick<TotpEnrolment, "uri" | "secret">)
  | { step: "passkey" }
  | { step: "codes"; codes: readonly string[] };

/** The props of the steps. */
interface TwoStepSteps {
  /** The account's name, for the printed page. */
  account: string;
  /** The user agent, after which a new passkey is named. */
  device: string;
  /** Why passkeys cannot be used here. */
  passkeyObstacle?: PasskeyObstacle | undefined;
  /** Called with the user's proof of who they are. */
  onProve: (proof: Proof) => void;
  /** Called with the name of a new app and its six digits. */
  onTotp: AuthenticatorSetupProps["onConfirm"];
  /** Called with the name of a new passkey. */
  onPasskey: (name: string) => void;
  /** Copies a text; resolves to whether that succeeded. */
  onCopy: RecoveryCodesProps["onCopy"];
  /** Called with the recovery codes as text. */
  onDownload: RecoveryCodesProps["onDownload"];
  /** Opens the print dialog. */
  onPrint: RecoveryCodesProps["onPrint"];
  /** Called to close the dialog, but not while recovery codes are shown that are not stored yet. */
  onClose: () => void;
  /**
   * A step is in progress.
   * @default false
   */
  busy?: boolean;
  /** Why the step failed. */
  failure?: string | undefined;
}

/** Other props are passed to the dialog. */
export interface TwoStepDialogProps extends ElementProps<"div", "title" | "onCopy">, TwoStepSteps {
  /** The step that is shown; null while the dialog is closed. */
  task: TwoStepTask | null;
}

/**
 * The steps for changing two-step sign-in: the proof, the new app or passkey, the recovery codes.
 */
export function TwoStepDialog(props: TwoStepDialogProps) {
  const {
    task,
    account,
    device,
    passkeyObstacle,
    onProve,
    onTotp,
    onPasskey,
    onCopy,
    onDownload,
    onPrint,
    onClose,
    busy = false,
    failure,
    ...root
  } = props;
  const given = { account, device, passkeyObstacle, onProve, onTotp, onPasskey };
  const acts = { onCopy, onDownload, onPrint, onClose };
  const t = useMessages(twoStepMessages);
  const [last, setLast] = useState(task);
  const [isWarned, setWarned] = useState(false);
  // Keeps showing the last step while the dialog closes.
  if (task !== null && task !== last) {
    setLast(task);
    setWarned(false);
  }
  const shown = task ?? last;
  const isShowingCodes = shown?.step === "codes";
  return (
    <Dialog
      open={task !== null}
      onOpenChange={() => (isShowingCodes ? setWarned(true) : onClose())}
      alert={isShowingCodes}
      size={shown?.step === "totp" || isShowingCodes ? "medium" : "small"}
      title={shown === null ? "" : titleOf(shown, t)}
      description={shown === null ? undefined : noteOf(shown, t)}
      {...root}
    >
      {shown !== null && (
        <FocusedStep step={shown.step}>
          <Step {...given} {...acts} {...{ busy, failure, shown, isWarned }} />
        </FocusedStep>
      )}
    </Dialog>
  );
}

/**
 * Moves the focus to the top of a new step, since the focused element of the previous one is gone.
 */
function FocusedStep({ step, children }: { step: TwoStepTask["step"]; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step && !place.current?.contains(document.activeElement))
      place.current?.focus();
    last.current = step;
  }, [step]);
  return (
    <div ref={place} tabIndex={-1} css={styles.step}>
      {children}
    </div>
  );
}

interface StepProps extends TwoStepSteps {
  shown: TwoStepTask;
  isWarned: boolean;
}

function Step({ shown, isWarned, ...props }: StepProps) {
  const { busy = false, failure, onCopy } = props;
  const t = useMessages(twoStepMessages);
  const tSettings = useMessages(settingsMessages);
  const device = deviceName(props.device);
  switch (shown.step) {
    case "prove":
      return (
        <ProofForm
          label={titleOf(shown, t)}
          kinds={shown.kinds}
          passkeyObstacle={props.passkeyObstacle}
          onProve={props.onProve}
          submit={shown.change.kind === "remove" ? t("factor.remove") : undefined}
          busy={busy}
          failure={failure}
        />
      );
    case "totp":
      return (
        <AuthenticatorSetup
          uri={shown.uri}
          secret={shown.secret}
          suggestedName={t("factor.totp")}
          onConfirm={props.onTotp}
          onCopy={onCopy}
          busy={busy}
          failure={failure}
        />
      );
    case "passkey":
      return (
        <PasskeySetup
          suggestedName={device ? tSettings("devices.on", device) : t("factor.passkey")}
          onMake={props.onPasskey}
          busy={busy}
          failure={failure}
        />
      );
    case "codes":
      return (
        <>
          <SmallText>{t("codes.once")}</SmallText>
          <RecoveryCodes
            codes={shown.codes}
            account={props.account}
            onCopy={onCopy}
            onDownload={props.onDownload}
            onPrint={props.onPrint}
            onDone={props.onClose}
            isWarned={isWarned}
          />
        </>
      );
  }
}

interface PasskeySetupProps {
  suggestedName: string;
  onMake: (name: string) => void;
  busy: boolean;
  failure: string | undefined;
}

/**
 * Asks for a passkey's name. Its button also opens the browser's prompt, which requires a press.
 */
function PasskeySetup({ suggestedName, onMake, busy, failure }: PasskeySetupProps) {
  const t = useMessages(twoStepMessages);
  return (
    <Form
      onSubmit={(sent) => onMake(textIn(sent, "name").trim())}
      busy={busy}
      aria-label={t("section.addPasskey")}
    >
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <FactorName defaultValue={suggestedName} />
      <Button variant="primary" type="submit" loading={busy}>
        {t(busy ? "proof.passkeyBusy" : "newPasskey.submit")}
      </Button>
    </Form>
  );
}

type Translation = ReturnType<typeof useMessages<typeof twoStepMessages>>;

const stepTitles = {
  totp: "section.addTotp",
  passkey: "section.addPasskey",
  codes: "codes.title",
} as const;
const stepNotes = { totp: "totp.note", passkey: "newPasskey.note", codes: "codes.note" } as const;

function titleOf(task: TwoStepTask, t: Translation): string {
  if (task.step !== "prove") return t(stepTitles[task.step]);
  const { change } = task;
  if (change.kind === "remove") return t("prove.removeTitle", { name: change.factor.name });
  return t(change.kind === "codes" ? "prove.codesTitle" : stepTitles[change.kind]);
}

function noteOf(task: TwoStepTask, t: Translation): string {
  if (task.step !== "prove") return t(stepNotes[task.step]);
  const { change } = task;
  if (change.kind === "remove") return t(change.isLast ? "prove.removeLast" : "prove.removeNote");
  return t(change.kind === "codes" ? "prove.codesNote" : "prove.addNote");
}
