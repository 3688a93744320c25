import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CurrentPasswordField } from "../../AccountFields.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../../messages/players/two-step.ts";
import { or } from "../../AccountFrame/styles.ts";
import { CodeField } from "../CodeField/CodeField.tsx";
import type { PasskeyObstacle, Proof, ProofKind } from "../factor.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the form. */
export interface ProofFormProps extends ElementProps<"form", "onSubmit"> {
  /** The accessible name of the form. */
  label: string;
  /** The ways to prove it; the first is selected. */
  kinds: readonly ProofKind[];
  /** Why passkeys cannot be used here. */
  passkeyObstacle?: PasskeyObstacle | undefined;
  /** Called with what was typed, or with a request for a passkey. */
  onProve: (proof: Proof) => void;
  /** The label of the button, if it is not "Continue". */
  submit?: string | undefined;
  /**
   * The proof is being checked.
   * @default false
   */
  busy?: boolean;
  /** Why it was not accepted. */
  failure?: string | undefined;
}

/** Asks for a password, a code, a passkey, a recovery code or a fresh sign-in, with the other ways offered below. */
export function ProofForm(props: ProofFormProps) {
  const { label, kinds, passkeyObstacle, onProve, submit, busy = false, failure, ...root } = props;
  const t = useMessages(twoStepMessages);
  const usable = kinds.filter((each) => each !== "passkey" || passkeyObstacle === undefined);
  const [chosen, setChosen] = useState<ProofKind>();
  const kind = chosen ?? usable[0] ?? "recovery_code";
  const [written, setWritten] = useState("");
  const [shown, setShown] = useState({ failure, kind });
  const field = useRef<HTMLInputElement>(null);
  // A failure applies only to the way that was tried.
  if (shown.failure !== failure) setShown({ failure, kind });

  useEffect(() => {
    if (failure !== undefined && !busy) field.current?.select();
  }, [failure, busy]);

  const send = () => {
    if (kind === "passkey" || kind === "sign_in") onProve({ kind });
    else
      onProve(kind === "password" ? { kind, password: written } : { kind, code: written.trim() });
  };

  const choose = (next: ProofKind) => {
    flushSync(() => {
      setChosen(next);
      setWritten("");
    });
    field.current?.focus();
    if (next === "passkey") onProve({ kind: next });
  };

  const words = () => {
    if (kind === "passkey") return t(busy ? "proof.passkeyBusy" : "proof.use_passkey");
    return busy ? t("proof.busy") : (submit ?? t("proof.submit"));
  };
  const others = usable.filter((each) => each !== kind);
  return (
    <Form aria-label={label} {...root} onSubmit={send} busy={busy}>
      {failure !== undefined && shown.kind === kind && <Callout tone="danger">{failure}</Callout>}
      {kind !== "password" && <p css={styles.note}>{t(`proof.${kind}Note`)}</p>}
      {kind === "totp" && <CodeField ref={field} value={written} onValueChange={setWritten} />}
      {kind === "password" && (
        <CurrentPasswordField
          ref={field}
          label={t("proof.password")}
          value={written}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
      )}
      {kind === "recovery_code" && (
        <TextField
          ref={field}
          label={t("proof.recoveryCode")}
          required
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={written}
          onChange={(event) => setWritten(event.currentTarget.value)}
        >
          <FieldError match="valueMissing">{t("proof.recoveryFault")}</FieldError>
        </TextField>
      )}
      <Button variant="primary" type="submit" loading={busy}>
        {words()}
      </Button>
      {kinds.includes("passkey") && passkeyObstacle !== undefined && (
        <SmallText>{t(`obstacle.${passkeyObstacle}`)}</SmallText>
      )}
      {others.length > 0 && (
        <div css={styles.others}>
          <p css={or}>{t("proof.or")}</p>
          {others.map((each) => (
            <Button key={each} variant="ghost" disabled={busy} onClick={() => choose(each)}>
              {t(`proof.use_${each}`)}
            </Button>
          ))}
        </div>
      )}
      {kind === "recovery_code" && <SmallText>{t("proof.lost")}</SmallText>}
    </Form>
  );
}
