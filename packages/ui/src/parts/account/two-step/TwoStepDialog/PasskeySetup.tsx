import { useState } from "react";
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
  const [name, setName] = useState(suggestedName);
  return (
    <Form onSubmit={() => onMake(name.trim())} busy={busy} aria-label={t("section.addPasskey")}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <FactorName value={name} onValueChange={setName} />
      <Button variant="primary" type="submit" loading={busy}>
        {t(busy ? "proof.passkeyBusy" : "newPasskey.submit")}
      </Button>
    </Form>
  );
}
