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
import type { KeptKey, OwnKeyAct, OwnKeyProvider } from "./own-key.ts";
import * as styles from "./styles.ts";
import { WhereItGoes } from "./WhereItGoes.tsx";

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
  const [key, setKey] = useState("");
  const [failure, setFailure] = useState<string>();
  const [isKeeping, setKeeping] = useState(false);
  const provider = providers.find((one) => one.name === name) ?? providers[0];
  if (provider === undefined) return null;

  const send = async (): Promise<void> => {
    setFailure(undefined);
    setKeeping(true);
    setFailure(await onKeep(provider.name, key.trim()));
    setKeeping(false);
  };

  return (
    <Form aria-label={t("title")} onSubmit={() => void send()} busy={isKeeping}>
      <Select
        label={t("provider")}
        options={providers.map(({ name: value, title: label }) => ({ value, label }))}
        value={provider.name}
        onValueChange={setName}
      />
      <WhereItGoes provider={provider} />
      <TextField
        label={t("key")}
        type="password"
        required
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={500}
        value={key}
        labelEnd={
          <Link href={provider.keysHref} target="_blank" rel="noreferrer" css={styles.small}>
            {t("getKey")}
            <VisuallyHidden> ({t("newTab")})</VisuallyHidden>
          </Link>
        }
        onChange={(event) => setKey(event.currentTarget.value)}
      >
        <FieldError match="valueMissing">{t("keyMissing")}</FieldError>
      </TextField>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <div css={styles.acts}>
        <Button type="submit" loading={isKeeping}>
          {isKeeping ? t("keeping", { provider: provider.title }) : t("keep")}
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
