import { useState } from "react";
import type { ReactNode } from "react";
import { FormSection } from "../../../parts/author/fields/FormSection/FormSection.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { useSending } from "../../../primitives/useSending.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { fixedBy } from "./site-setting.ts";
import type {
  SettingName,
  SettingRefusal,
  SettingsSectionProps,
  SiteChange,
} from "./site-setting.ts";

interface SettingsFormProps extends SettingsSectionProps {
  title: string;
  note?: string;
  /** The settings of the form; where the file says them all, there is nothing to save. */
  names: readonly SettingName[];
  /** What the fields say. What the file says is left out of it. */
  changeIn: (sent: FormData) => SiteChange;
  onSaved?: () => void;
  children: ReactNode;
  /** Under the form. */
  after?: ReactNode;
}

/** Settings that are saved together. What was typed stays when they are refused. */
export function SettingsForm(props: SettingsFormProps) {
  const { settings, onSave, title, note, names, changeIn, onSaved, children, after } = props;
  const t = useMessages(adminMessages);
  const { isBusy, refusal, run } = useSending<SettingRefusal>();
  const [isSaved, setSaved] = useState(false);
  const own = names.filter((name) => fixedBy(settings, name) === undefined);

  async function save(sent: FormData): Promise<void> {
    setSaved(false);
    const written = changeIn(sent);
    const change = Object.fromEntries(own.map((name) => [name, written[name]]));
    const isDone = await run(() => onSave(change));
    setSaved(isDone);
    if (isDone) onSaved?.();
  }

  return (
    <FormSection title={title} {...(note !== undefined && { note })}>
      <Form
        aria-label={title}
        busy={isBusy}
        errors={refusal?.fields}
        onChangeCapture={() => setSaved(false)}
        onSubmit={(sent) => void save(sent)}
      >
        {children}
        {refusal?.message !== undefined && <Callout tone="danger">{refusal.message}</Callout>}
        {isSaved && <Callout tone="success">{t("settings.saved")}</Callout>}
        {own.length > 0 && (
          <span>
            <Button type="submit" variant="primary" loading={isBusy}>
              {t("settings.save")}
            </Button>
          </span>
        )}
      </Form>
      {after}
    </FormSection>
  );
}
