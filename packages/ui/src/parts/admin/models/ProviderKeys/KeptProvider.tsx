import type { ModelProvider, OfferedModel } from "@katha/api/shapes";
import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { textIn } from "../../../../primitives/fields/Form/text-in.ts";
import { useSending } from "../../../../primitives/useSending.ts";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { MoreIcon, RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { ConfirmDialog } from "../../../../primitives/overlays/Dialog/ConfirmDialog.tsx";
import { Menu } from "../../../../primitives/overlays/Menu/Menu.tsx";
import type { MenuItem } from "../../../../primitives/overlays/Menu/Menu.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { OfferedModels } from "../OfferedModels/OfferedModels.tsx";
import type { OfferedModelsProps } from "../OfferedModels/OfferedModels.tsx";
import type { Act, Loadable, ModelSource } from "../model-settings.ts";
import * as shared from "../styles.ts";
import { KeyField, WhereItGoes } from "./ProviderForm.tsx";
import type { ProviderEntry, ProviderRefusal } from "./provider-entry.ts";

interface KeptProviderProps extends Pick<OfferedModelsProps, "models" | "onBind" | "onHear"> {
  provider: ModelProvider;
  /** The same, as people call it. */
  source: ModelSource;
  keysUrl: string | undefined;
  /** Its models, while it is opened. */
  offers: Loadable<readonly OfferedModel[]> | undefined;
  onOpen: () => void;
  onRetry: () => void;
  onKeep: (entry: ProviderEntry) => Promise<ProviderRefusal | undefined>;
  onRemove: (name: string) => Act;
}

/** A provider with what is kept of it, and its models when they are asked for. */
export function KeptProvider(props: KeptProviderProps) {
  const { provider, source, keysUrl, offers, onOpen, onRetry, onKeep, onRemove, ...list } = props;
  const t = useMessages(adminMessages);
  const { name, baseUrl, protocol, hasKey } = provider;
  const { title } = source;
  const [isReplacing, setReplacing] = useState(false);
  const [asks, setAsks] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function change(key: string | null): Promise<string | undefined> {
    const refusal = await onKeep({ name, protocol, baseUrl, key });
    return refusal && (refusal.message ?? Object.values(refusal.fields ?? {})[0]);
  }

  const items: MenuItem[] = [
    {
      label: t(hasKey ? "models.replaceKey" : "models.addKey"),
      onSelect: () => setReplacing(true),
    },
    ...(hasKey
      ? [{ label: t("models.removeKey"), onSelect: () => void change(null).then(setFailure) }]
      : []),
    "divider",
    { label: t("models.removeProvider"), danger: true, onSelect: () => setAsks(true) },
  ];

  return (
    <div css={shared.row}>
      <div css={shared.head}>
        <div css={shared.stack}>
          <div css={shared.line}>
            <h3 css={shared.name}>{title}</h3>
            <Badge tone={hasKey ? "success" : "muted"}>
              {t(hasKey ? "models.keyKept" : "models.noKey")}
            </Badge>
            {provider.source === "file" && <Badge>{t("models.fromFile")}</Badge>}
          </div>
          <bdi css={shared.soft}>{baseUrl}</bdi>
        </div>
        <div css={shared.acts}>
          <Button
            size="small"
            aria-expanded={offers !== undefined}
            aria-label={`${t("models.list")}: ${title}`}
            onClick={onOpen}
          >
            {t("models.list")}
          </Button>
          {provider.source !== "file" && (
            <Menu
              align="end"
              trigger={
                <IconButton
                  icon={MoreIcon}
                  size="small"
                  variant="ghost"
                  label={t("models.more", { name: title })}
                />
              }
              items={items}
            />
          )}
        </div>
      </div>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {isReplacing && (
        <KeyForm
          keysUrl={keysUrl}
          onCancel={() => setReplacing(false)}
          onKeep={async (key) => {
            const refused = await change(key);
            if (refused === undefined) setReplacing(false);
            return refused;
          }}
        />
      )}
      {offers && (
        <>
          <SmallText>
            <WhereItGoes provider={source} />
          </SmallText>
          <Offers title={title} offers={offers} onRetry={onRetry}>
            {(offered) => <OfferedModels source={source} offered={offered} {...list} />}
          </Offers>
        </>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t("models.removeTitle", { name: title })}
        description={t("models.removeNote")}
        cancel={t("models.cancel")}
        confirm={t("models.remove")}
        onConfirm={() => void onRemove(name).then(setFailure)}
      />
    </div>
  );
}

interface KeyFormProps {
  keysUrl: string | undefined;
  onKeep: (key: string) => Act;
  onCancel: () => void;
}

function KeyForm({ keysUrl, onKeep, onCancel }: KeyFormProps) {
  const t = useMessages(adminMessages);
  const { isBusy, refusal, run } = useSending();
  return (
    <Form
      aria-label={t("models.replaceKey")}
      onSubmit={(sent) => void run(() => onKeep(textIn(sent, "key").trim()))}
      errors={{ key: refusal }}
      busy={isBusy}
    >
      <KeyField keysUrl={keysUrl} />
      <div css={shared.acts}>
        <Button size="small" variant="primary" type="submit" loading={isBusy}>
          {t("models.keepKey")}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {t("models.cancel")}
        </Button>
      </div>
    </Form>
  );
}

interface OffersProps {
  title: string;
  offers: Loadable<readonly OfferedModel[]>;
  onRetry: () => void;
  children: (offered: readonly OfferedModel[]) => ReactNode;
}

function Offers({ title, offers, onRetry, children }: OffersProps) {
  const t = useMessages(adminMessages);
  const tCommon = useMessages(commonMessages);
  const { value, failure, isLoading } = offers;
  if (failure !== undefined && !isLoading) {
    return (
      <>
        <Callout tone="danger">{failure}</Callout>
        <div>
          <Button size="small" icon={RetryIcon} onClick={onRetry}>
            {tCommon("action.retry")}
          </Button>
        </div>
      </>
    );
  }
  if (value !== undefined) return children(value);
  return (
    <output css={shared.line}>
      <Spinner size="small" />
      <span css={shared.soft}>{t("models.loading", { name: title })}</span>
    </output>
  );
}
