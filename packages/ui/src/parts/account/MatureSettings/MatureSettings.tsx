import { useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Switch } from "../../../primitives/fields/Switch/Switch.tsx";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { matureMessages } from "../../../messages/players/mature.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";
import { MatureFilter } from "../../story/MatureFilter/MatureFilter.tsx";
import type { MatureFilterProps } from "../../story/MatureFilter/MatureFilter.tsx";

/** What is handed on reaches the section. */
export interface MatureSettingsProps extends ElementProps<"section", "title"> {
  /** Whether mature stories come without a veil. */
  shown: boolean;
  /** The reader's age is known; else they are asked before mature stories are shown. */
  confirmed: boolean;
  /** Called with whether to show them, once the reader's age is known. */
  onShow: (shown: boolean) => void;
  /** The change is on its way. */
  busy?: boolean;
  /** Why it could not be changed. */
  failure?: string | undefined;
  /** Whether lists have mature stories at all. */
  filter: MatureFilterProps;
}

/** Whether mature stories come without a veil, and whether lists have them at all. */
export function MatureSettings(props: MatureSettingsProps) {
  const { shown, confirmed, onShow, busy = false, failure, filter, ...root } = props;
  const t = useMessages(matureMessages);
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  return (
    <>
      <FormSection title={t("settings.title")} note={t("settings.note")} {...root}>
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <Switch
          label={t("settings.show")}
          checked={shown}
          aria-disabled={busy}
          onChange={(event) => {
            if (busy) return;
            const isWanted = event.currentTarget.checked;
            if (isWanted && !confirmed) setAsks(true);
            else onShow(isWanted);
          }}
        />
        <MatureFilter {...filter} />
      </FormSection>
      <Dialog
        open={asks}
        onClose={close}
        title={t("settings.askTitle")}
        description={t("settings.askNote")}
        actions={
          <>
            <Button onClick={close}>{t("settings.askNo")}</Button>
            <Button
              variant="primary"
              onClick={() => {
                close();
                onShow(true);
              }}
            >
              {t("settings.askYes")}
            </Button>
          </>
        }
      />
    </>
  );
}
