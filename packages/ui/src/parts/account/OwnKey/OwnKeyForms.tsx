import { useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { ownKeyMessages } from "../../../messages/players/own-key.ts";
import { Spinner } from "../../../primitives/feedback/Spinner/Spinner.tsx";
import { Combobox } from "../../../primitives/fields/Combobox/Combobox.tsx";
import { RetryIcon } from "../../../primitives/marks/Icon/icons.ts";
import { textIn } from "../../../primitives/fields/Form/text-in.ts";
import { useSending } from "../../../primitives/useSending.ts";
import type { KeptKey, OwnKeyAct, OwnKeyModels, OwnKeyProvider } from "./own-key.ts";
import * as styles from "./styles.ts";

interface KeyFormProps {
  providers: readonly OwnKeyProvider[];
  /** The provider that is chosen at first. */
  first: KeptKey["provider"] | undefined;
  onKeep: (provider: KeptKey["provider"], key: string) => OwnKeyAct;
  /** Without it there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

/** Asks for a provider and a key, and says where words go before anything is pasted. */
export function KeyForm({ providers, first, onKeep, onCancel }: KeyFormProps) {
  const t = useMessages(ownKeyMessages);
  const [name, setName] = useState(first ?? providers[0]?.name);
  const { isBusy, refusal, run } = useSending();
  const provider = providers.find((one) => one.name === name) ?? providers[0];
  if (provider === undefined) return null;

  return (
    <Form
      aria-label={t("title")}
      onSubmit={(sent) => void run(() => onKeep(provider.name, textIn(sent, "key").trim()))}
      busy={isBusy}
    >
      <Select
        label={t("provider")}
        options={providers.map(({ name: value, title: label }) => ({ value, label }))}
        value={provider.name}
        onValueChange={setName}
      />
      <WhereItGoes provider={provider} />
      <TextField
        name="key"
        label={t("key")}
        type="password"
        required
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={500}
        labelEnd={
          <Link href={provider.keysHref} target="_blank" rel="noreferrer" css={styles.small}>
            {t("getKey")}
            <VisuallyHidden> ({t("newTab")})</VisuallyHidden>
          </Link>
        }
      >
        <FieldError match="valueMissing">{t("keyMissing")}</FieldError>
      </TextField>
      {refusal !== undefined && <Callout tone="danger">{refusal}</Callout>}
      <div css={styles.acts}>
        <Button type="submit" loading={isBusy}>
          {isBusy ? t("keeping", { provider: provider.title }) : t("keep")}
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
  const { isBusy, refusal, run } = useSending();
  const { models } = offered;

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
    <Form
      aria-label={t("model")}
      onSubmit={() => void run(() => (model === null ? undefined : onChoose(model)))}
      busy={isBusy}
    >
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
      {refusal !== undefined && <Callout tone="danger">{refusal}</Callout>}
      <div css={styles.acts}>
        <Button type="submit" loading={isBusy}>
          {t(isBusy ? "choosing" : "choose")}
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

/** What leaves this house with a reader's own key, who pays for it, and what stays. */
export function WhereItGoes({
  provider: { title: provider, host },
}: {
  provider: Pick<OwnKeyProvider, "title" | "host">;
}) {
  const t = useMessages(ownKeyMessages);
  return (
    <ul css={styles.where} aria-label={t("where")}>
      <li>{t("goes.words", { provider, host })}</li>
      <li>{t("goes.bill", { provider })}</li>
      <li>{t("goes.kept")}</li>
      <li>{t("goes.removed")}</li>
    </ul>
  );
}
