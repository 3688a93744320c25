import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { providerProtocols } from "../model-settings.ts";
import type { ProviderPreset, ProviderProtocol } from "../model-settings.ts";
import * as shared from "../styles.ts";
import { nameFrom, nameShape } from "./provider-entry.ts";
import type { ProviderEntry, ProviderRefusal } from "./provider-entry.ts";
import { WhereItGoes } from "./WhereItGoes.tsx";

interface ProviderFormProps {
  /** The company; without it an address is asked for. */
  preset: ProviderPreset | undefined;
  /** Names that are given already. */
  taken: readonly string[];
  onKeep: (entry: ProviderEntry) => Promise<ProviderRefusal | undefined>;
  onCancel: () => void;
}

const webAddress = { pattern: /^https?:/i };
const shortName = { pattern: nameShape };

/** Asks for a key, and for another address its protocol. */
export function ProviderForm({ preset, taken, onKeep, onCancel }: ProviderFormProps) {
  const t = useMessages(adminMessages);
  const [baseUrl, setBaseUrl] = useState("");
  const [ownName, setOwnName] = useState<string>();
  const [protocol, setProtocol] = useState<ProviderProtocol>("openai");
  const [key, setKey] = useState("");
  const [isKeeping, setKeeping] = useState(false);
  const [refusal, setRefusal] = useState<ProviderRefusal>();
  const entry: ProviderEntry = {
    name: preset?.name ?? ownName ?? nameFrom(baseUrl),
    protocol: preset?.protocol ?? protocol,
    baseUrl: preset?.baseUrl ?? baseUrl.trim(),
    key: key.trim() === "" ? null : key.trim(),
  };

  async function send(): Promise<void> {
    setRefusal(undefined);
    setKeeping(true);
    setRefusal(await onKeep(entry));
    setKeeping(false);
  }

  return (
    <Form
      aria-label={preset?.title ?? t("models.another")}
      onSubmit={() => void send()}
      errors={refusal?.fields}
      busy={isKeeping}
    >
      {preset === undefined && (
        <>
          <TextField
            name="baseUrl"
            label={t("models.address")}
            hint={t("models.addressHint")}
            type="url"
            required
            rules={webAddress}
            spellCheck={false}
            autoCapitalize="none"
            value={baseUrl}
            onChange={(event) => setBaseUrl(event.currentTarget.value)}
          >
            <FieldError>{t("models.addressFault")}</FieldError>
          </TextField>
          <TextField
            name="name"
            label={t("models.name")}
            hint={t("models.nameHint")}
            required
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={40}
            value={entry.name}
            rules={shortName}
            validate={(name) => (taken.includes(name) ? t("models.nameTaken") : undefined)}
            onChange={(event) => setOwnName(event.currentTarget.value)}
          >
            <FieldError>{t("models.nameFault")}</FieldError>
          </TextField>
          <Select
            label={t("models.protocol")}
            options={providerProtocols.map((value) => ({
              value,
              label: t(`models.protocol.${value}`),
            }))}
            value={protocol}
            onValueChange={setProtocol}
          />
        </>
      )}
      <KeyField preset={preset} optional={preset === undefined} value={key} onChange={setKey} />
      {refusal?.message !== undefined && <Callout tone="danger">{refusal.message}</Callout>}
      <SmallText>
        <WhereItGoes
          provider={{ ...entry, title: preset?.title ?? (entry.name || t("models.another")) }}
        />
      </SmallText>
      <div css={shared.acts}>
        <Button size="small" variant="primary" type="submit" loading={isKeeping}>
          {t("models.keep")}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {t("models.cancel")}
        </Button>
      </div>
    </Form>
  );
}

interface KeyFieldProps {
  preset: Pick<ProviderPreset, "keysUrl"> | undefined;
  optional: boolean;
  value: string;
  onChange: (key: string) => void;
}

/** What the key is called in the form and by the server. */
export const keyName = "key";

/** A key is never shown, nor offered to be remembered as a password. */
export function KeyField({ preset, optional, value, onChange }: KeyFieldProps) {
  const t = useMessages(adminMessages);
  return (
    <TextField
      name={keyName}
      label={t("models.key")}
      type="password"
      required={!optional}
      optional={optional}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      maxLength={500}
      value={value}
      labelEnd={
        preset && (
          <Link href={preset.keysUrl} target="_blank" rel="noreferrer" css={shared.small}>
            {t("models.getKey")}
            <VisuallyHidden> ({t("models.newTab")})</VisuallyHidden>
          </Link>
        )
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <FieldError match="valueMissing">{t("models.keyMissing")}</FieldError>
    </TextField>
  );
}
