import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";

export const newsRhythms = ["off", "daily", "weekly"] as const;
export type NewsRhythm = (typeof newsRhythms)[number];

/** Other props are passed to the section. */
export interface NewsByEmailProps extends ElementProps<"section", "title" | "onChange"> {
  /** How often unread news is sent. */
  rhythm: NewsRhythm;
  /** The email is confirmed; otherwise nothing is sent to it yet. */
  verified: boolean;
  /** Called with the new setting. */
  onChange: (rhythm: NewsRhythm) => void;
  /**
   * The change is being saved.
   * @default false
   */
  busy?: boolean;
  /** Why it could not be changed. */
  failure?: string | undefined;
}

/** Whether, and how often, unread news comes by email. */
export function NewsByEmail(props: NewsByEmailProps) {
  const { rhythm, verified, onChange, busy = false, failure, ...root } = props;
  const t = useMessages(settingsMessages);
  return (
    <FormSection title={t("news.title")} note={t("news.note")} {...root}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {!verified && rhythm !== "off" && <Callout tone="info">{t("news.unverified")}</Callout>}
      <Select
        label={t("news.label")}
        value={rhythm}
        aria-disabled={busy}
        options={newsRhythms.map((value) => ({ value, label: t(`news.${value}`) }))}
        onValueChange={(value) => !busy && value !== rhythm && onChange(value)}
      />
    </FormSection>
  );
}
