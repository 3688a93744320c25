import type { Tastes } from "@katha/api/shapes";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { tastesMessages } from "../../../messages/players/tastes.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";
import { TastesForm, type TastesFormProps } from "../../story/tastes/TastesForm/TastesForm.tsx";

/** Other props are passed to the section. */
export interface TastesSettingsProps
  extends
    ElementProps<"section", "title" | "onChange">,
    Pick<TastesFormProps, "languages" | "offered" | "most" | "onKeep" | "busy"> {
  /** What is chosen when the form opens; absent if it could not be loaded. */
  chosen: Tastes | undefined;
  /** Whether it was kept just now: by the account, or by this device until the account can be reached. */
  kept?: "account" | "device" | undefined;
  /** Why it could not be loaded; a retry is offered. */
  failure?: string | undefined;
  /** Loads it again. */
  onRetry?: () => void;
}

/** What home follows, among the settings of an account. */
export function TastesSettings(props: TastesSettingsProps) {
  const { chosen, languages, offered, most, onKeep, busy, kept, failure, onRetry, ...root } = props;
  const t = useMessages(tastesMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <FormSection title={t("tastes.title")} note={t("tastes.note")} {...root}>
      {failure !== undefined && (
        <Callout tone="danger">
          {failure}{" "}
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              {tCommon("action.retry")}
            </Button>
          )}
        </Callout>
      )}
      {chosen && (
        <TastesForm {...{ chosen, languages, offered, most, onKeep }} {...(busy && { busy })} />
      )}
      {kept === "account" && <Callout tone="success">{t("tastes.kept")}</Callout>}
      {kept === "device" && <Callout tone="warning">{t("tastes.notKept")}</Callout>}
    </FormSection>
  );
}
