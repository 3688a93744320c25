import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { providerProtocols } from "../model-settings.ts";
import type { ProviderPreset, ProviderProtocol } from "../model-settings.ts";
import * as shared from "../styles.ts";
import { entryFaults, nameFrom } from "./provider-entry.ts";
import type { ProviderEntry, ProviderField, ProviderRefusal } from "./provider-entry.ts";
import { WhereItGoes } from "./WhereItGoes.tsx";

interface ProviderFormProps {
  /** The company; without it an address is asked for. */
  preset: ProviderPreset | undefined;
  /** Names that are given already. */
  taken: readonly string[];
  onKeep: (entry: ProviderEntry) => Promise<ProviderRefusal | undefined>;
  onCancel: () => void;
}

/** Asks for a key, and for another address its protocol. */
export function ProviderForm({ preset, taken, onKeep, onCancel }: ProviderFormProps) {
  const t = useMessages(adminMessages);
  const [address, setAddress] = useState("");
  const [ownName, setOwnName] = useState<string>();
  const [protocol, setProtocol] = useState<ProviderProtocol>("openai");
  const [key, setKey] = useState("");
  const [checked, setChecked] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const [refusal, setRefusal] = useState<ProviderRefusal>();
  const entry: ProviderEntry = {
    name: preset?.name ?? ownName ?? nameFrom(address),
    protocol: preset?.protocol ?? protocol,
    address: preset?.address ?? address.trim(),
    key: key.trim() === "" ? null : key.trim(),
  };
  const faults = entryFaults(entry, { needsKey: preset !== undefined, taken });

  function faultOf(field: ProviderField): string | undefined {
    const fault = faults[field];
    if (checked && fault !== undefined) return t(fault);
    return refusal?.fields?.[field];
  }

  async function send(): Promise<void> {
    setChecked(true);
    setRefusal(undefined);
    if (isKeeping || Object.keys(faults).length > 0) return;
    setKeeping(true);
    setRefusal(await onKeep(entry));
    setKeeping(false);
  }

  return (
    <Form aria-label={preset?.title ?? t("models.another")} onSubmit={() => void send()}>
      {preset === undefined && (
        <>
          <TextField
            label={t("models.address")}
            hint={t("models.addressHint")}
            type="url"
            required
            spellCheck={false}
            autoCapitalize="none"
            value={address}
            error={faultOf("address")}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <TextField
            label={t("models.name")}
            hint={t("models.nameHint")}
            required
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={40}
            value={entry.name}
            error={faultOf("name")}
            onChange={(event) => setOwnName(event.currentTarget.value)}
          />
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
      <KeyField
        preset={preset}
        optional={preset === undefined}
        value={key}
        error={faultOf("key")}
        onChange={setKey}
      />
      {preset !== undefined && refusal?.fields?.address !== undefined && (
        <Callout tone="danger">{refusal.fields.address}</Callout>
      )}
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
  preset: Pick<ProviderPreset, "keysHref"> | undefined;
  optional: boolean;
  value: string;
  error: string | undefined;
  onChange: (key: string) => void;
}

/** A key is never shown, nor offered to be remembered as a password. */
export function KeyField({ preset, optional, value, error, onChange }: KeyFieldProps) {
  const t = useMessages(adminMessages);
  return (
    <TextField
      label={t("models.key")}
      type="password"
      required={!optional}
      optional={optional}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      maxLength={500}
      value={value}
      error={error}
      labelEnd={
        preset && (
          <Link href={preset.keysHref} target="_blank" rel="noreferrer" css={shared.small}>
            {t("models.getKey")}
            <VisuallyHidden> ({t("models.newTab")})</VisuallyHidden>
          </Link>
        )
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
