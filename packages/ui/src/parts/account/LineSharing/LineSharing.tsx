import type { User } from "@katha/api/shapes";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Switch } from "../../../primitives/fields/Switch/Switch.tsx";
import type { SettingProps } from "../setting.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";

/** Other props are passed to the section. */
export interface LineSharingProps extends SettingProps {
  /** Whether authors may see lines that their story could not answer. */
  user: Pick<User, "sharesUnanswered">;
  /** Called with the new setting. */
  onSharedChange: (shared: boolean) => void;
}

/** Whether authors may see, without the player's name, lines that their story could not answer. */
export function LineSharing({
  user,
  onSharedChange,
  busy = false,
  failure,
  ...root
}: LineSharingProps) {
  const t = useMessages(settingsMessages);
  return (
    <FormSection title={t("lines.title")} note={t("lines.note")} {...root}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <Switch
        label={t("lines.share")}
        checked={user.sharesUnanswered === true}
        aria-disabled={busy}
        onChange={(event) => !busy && onSharedChange(event.currentTarget.checked)}
      />
    </FormSection>
  );
}
