import type { User } from "@katha/api/shapes";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import type { SettingProps } from "../setting.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";

type NewsRhythm = User["newsByEmail"];
const newsRhythms = ["off", "daily", "weekly"] as const satisfies readonly NewsRhythm[];

/** Other props are passed to the section. */
export interface NewsByEmailProps extends SettingProps {
  /** How often unread news is sent; to an email that is not confirmed nothing is sent yet. */
  user: Pick<User, "newsByEmail" | "isVerified">;
  /** Called with the new setting. */
  onRhythmChange: (rhythm: NewsRhythm) => void;
}

/** Whether, and how often, unread news comes by email. */
export function NewsByEmail(props: NewsByEmailProps) {
  const { user, onRhythmChange, busy = false, failure, ...root } = props;
  const t = useMessages(settingsMessages);
  return (
    <FormSection title={t("news.title")} note={t("news.note")} {...root}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {!user.isVerified && user.newsByEmail !== "off" && (
        <Callout tone="info">{t("news.unverified")}</Callout>
      )}
      <Select
        label={t("news.label")}
        value={user.newsByEmail}
        aria-disabled={busy}
        options={newsRhythms.map((value) => ({ value, label: t(`news.${value}`) }))}
        onValueChange={(value) => !busy && value !== user.newsByEmail && onRhythmChange(value)}
      />
    </FormSection>
  );
}
