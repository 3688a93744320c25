import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../../messages/players/two-step.ts";
import { FactorName } from "../FactorName.tsx";

interface PasskeySetupProps {
  suggestedName: string;
  onMake: (name: string) => void;
  busy: boolean;
  failure: string | undefined;
}

/**
 * Asks for a passkey's name. Its button also opens the browser's prompt, which requires a press.
 */
export function PasskeySetup({ suggestedName, onMake, busy, failure }: PasskeySetupProps) {
  const t = useMessages(twoStepMessages);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(suggestedName);
  const [checked, setChecked] = useState(false);
  const submit = () => {
    if (busy) return;
    flushSync(() => setChecked(true));
    if (name.trim() === "") field.current?.focus();
    else onMake(name.trim());
  };
  return (
    <Form onSubmit={submit} aria-label={t("section.addPasskey")}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <FactorName ref={field} value={name} checked={checked} onValue={setName} />
      <Button variant="primary" type="submit" loading={busy}>
        {t(busy ? "proof.passkeyBusy" : "newPasskey.submit")}
      </Button>
    </Form>
  );
}
