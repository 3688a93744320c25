import { useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Spinner } from "../../../primitives/feedback/Spinner/Spinner.tsx";
import { Combobox } from "../../../primitives/fields/Combobox/Combobox.tsx";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { RetryIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { ownKeyMessages } from "../../../messages/players/own-key.ts";
import type { OwnKeyAct, OwnKeyModels } from "./own-key.ts";
import * as styles from "./styles.ts";

interface ModelFormProps {
  /** As people call the provider. */
  title: string;
  offered: OwnKeyModels;
  /** What tells now. */
  chosen: string | null;
  onChoose: (model: string) => OwnKeyAct;
  onRetry: () => void;
  /** Without it there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

/** Chooses the model that tells, and tries it before it does. */
export function ModelForm({ title, offered, chosen, onChoose, onRetry, onCancel }: ModelFormProps) {
  const t = useMessages(ownKeyMessages);
  const [model, setModel] = useState(chosen);
  const [failure, setFailure] = useState<string>();
  const [isTrying, setTrying] = useState(false);
  const { models } = offered;

  async function send(): Promise<void> {
    if (model === null) return;
    setFailure(undefined);
    setTrying(true);
    setFailure(await onChoose(model));
    setTrying(false);
  }

  if (offered.failure !== undefined) {
    return (
      <>
        <Callout tone="danger">{offered.failure}</Callout>
        <div css={styles.acts}>
          <Button size="small" icon={RetryIcon} onClick={onRetry}>
            {t("retry")}
          </Button>
        </div>
      </>
    );
  }
  if (models === undefined) {
    return (
      <output css={styles.waiting}>
        <Spinner size="small" />
        {t("models", { provider: title })}
      </output>
    );
  }
  if (models.length === 0)
    return <Callout tone="warning">{t("noModels", { provider: title })}</Callout>;
  return (
    <Form aria-label={t("model")} onSubmit={() => void send()} busy={isTrying}>
      <Combobox
        label={t("model")}
        hint={t("modelHint", { provider: title })}
        placeholder={t("modelPlaceholder")}
        required
        dir="ltr"
        options={models.map(({ model: value }) => ({ value, label: value }))}
        value={model}
        onValueChange={setModel}
      >
        <FieldError match="valueMissing">{t("modelMissing")}</FieldError>
      </Combobox>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <div css={styles.acts}>
        <Button type="submit" loading={isTrying}>
          {t(isTrying ? "choosing" : "choose")}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
      </div>
    </Form>
  );
}
