import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { textIn } from "../../../../primitives/fields/Form/text-in.ts";
import { useSending } from "../../../../primitives/useSending.ts";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { isOnThisMachine, paintsOnly, providerProtocols } from "../model-settings.ts";
import type { ModelSource, ProviderPreset, ProviderProtocol } from "../model-settings.ts";
import * as shared from "../styles.ts";
import { nameFrom, nameShape } from "./provider-entry.ts";
import type { ProviderEntry, ProviderRefusal } from "./provider-entry.ts";

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
  const { isBusy, refusal, run } = useSending<ProviderRefusal>();
  const provider = {
    name: preset?.name ?? ownName ?? nameFrom(baseUrl),
    protocol: preset?.protocol ?? protocol,
    baseUrl: preset?.baseUrl ?? baseUrl.trim(),
  };

  return (
    <Form
      aria-label={preset?.title ?? t("models.another")}
      onSubmit={(sent) =>
        void run(() => onKeep({ ...provider, key: textIn(sent, "key").trim() || null }))
      }
      errors={refusal?.fields}
      busy={isBusy}
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
            value={provider.name}
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
      <KeyField keysUrl={preset?.keysUrl} optional={preset === undefined} />
      {refusal?.message !== undefined && <Callout tone="danger">{refusal.message}</Callout>}
      <SmallText>
        <WhereItGoes
          provider={{ ...provider, title: preset?.title ?? (provider.name || t("models.another")) }}
        />
      </SmallText>
      <div css={shared.acts}>
        <Button size="small" variant="primary" type="submit" loading={isBusy}>
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
  /** Where one gets a key. */
  keysUrl: string | undefined;
  optional?: boolean;
}

/** A key is never shown, nor offered to be remembered as a password. */
export function KeyField({ keysUrl, optional = false }: KeyFieldProps) {
  const t = useMessages(adminMessages);
  return (
    <TextField
      name="key"
      label={t("models.key")}
      type="password"
      required={!optional}
      optional={optional}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      maxLength={500}
      labelEnd={
        keysUrl !== undefined && (
          <Link href={keysUrl} target="_blank" rel="noreferrer" css={shared.small}>
            {t("models.getKey")}
            <VisuallyHidden> ({t("models.newTab")})</VisuallyHidden>
          </Link>
        )
      }
    >
      <FieldError match="valueMissing">{t("models.keyMissing")}</FieldError>
    </TextField>
  );
}

interface WhereItGoesProps {
  provider: Pick<ModelSource, "title" | "baseUrl" | "protocol">;
}

/** What leaves this machine once a model of the provider is bound. */
export function WhereItGoes({ provider: { title: name, baseUrl, protocol } }: WhereItGoesProps) {
  const t = useMessages(adminMessages);
  const paints = paintsOnly(protocol);
  if (isOnThisMachine(baseUrl)) return t(paints ? "models.paintsStayHere" : "models.staysHere");
  return t(paints ? "models.paintsGoTo" : "models.goesTo", { name });
}
