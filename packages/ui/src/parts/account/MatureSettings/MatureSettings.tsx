import type { User } from "@katha/api/shapes";
import { useState } from "react";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Switch } from "../../../primitives/fields/Switch/Switch.tsx";
import { ConfirmDialog } from "../../../primitives/overlays/Dialog/ConfirmDialog.tsx";
import type { SettingProps } from "../setting.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { matureMessages } from "../../../messages/players/mature.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";
import { MatureFilter } from "../../story/MatureFilter/MatureFilter.tsx";
import type { MatureFilterProps } from "../../story/MatureFilter/MatureFilter.tsx";

/** Other props are passed to the section. */
export interface MatureSettingsProps extends SettingProps {
  /** Whether mature stories are shown in full; without a confirmed age, it is asked for before they are. */
  user: Pick<User, "showsMature" | "hasConfirmedAge">;
  /** Called with the new setting, once the reader has confirmed their age. */
  onShownChange: (shown: boolean) => void;
  /** Whether mature stories are left out of lists. */
  filter: MatureFilterProps;
}

/** Whether mature stories are shown in full, and whether they are left out of lists. */
export function MatureSettings(props: MatureSettingsProps) {
  const { user, onShownChange, busy = false, failure, filter, ...root } = props;
  const t = useMessages(matureMessages);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <FormSection title={t("settings.title")} note={t("settings.note")} {...root}>
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <Switch
          label={t("settings.show")}
          checked={user.showsMature}
          aria-disabled={busy}
          onChange={(event) => {
            if (busy) return;
            const isWanted = event.currentTarget.checked;
            if (isWanted && !user.hasConfirmedAge) setAsks(true);
            else onShownChange(isWanted);
          }}
        />
        <MatureFilter {...filter} />
      </FormSection>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t("settings.askTitle")}
        description={t("settings.askNote")}
        alert={false}
        cancel={t("settings.askNo")}
        confirm={t("settings.askYes")}
        onConfirm={() => onShownChange(true)}
      />
    </>
  );
}
