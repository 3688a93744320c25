import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Switch } from "../../../../primitives/fields/Switch/Switch.tsx";
import { useSending } from "../../../../primitives/useSending.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import type { Act } from "../model-settings.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as shared from "../styles.ts";

/** Other props are passed to the section. */
export interface OwnKeysAllowedProps extends ElementProps<"section", "title"> {
  /** Whether they may. */
  allowed: boolean;
  /** Lets them, or no longer; resolves to why it was refused. */
  onAllowedChange: (allowed: boolean) => Act;
}

/** Whether readers may use keys of their own. */
export function OwnKeysAllowed({ allowed, onAllowedChange, ...root }: OwnKeysAllowedProps) {
  const t = useMessages(adminMessages);
  const { isBusy, refusal, run } = useSending();
  return (
    <Section css={shared.section} title={t("models.ownKeys")} {...root}>
      <p css={shared.soft}>{t("models.ownKeysNote")}</p>
      {refusal !== undefined && <Callout tone="danger">{refusal}</Callout>}
      <Switch
        label={t("models.ownKeysAllow")}
        checked={allowed}
        aria-disabled={isBusy}
        onChange={({ currentTarget: { checked } }) => void run(() => onAllowedChange(checked))}
      />
    </Section>
  );
}
