import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { CheckIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { suggestionMessages } from "../../../messages/authors/suggestions.ts";
import { taken } from "./styles.ts";

export function AcceptedField() {
  const t = useMessages(suggestionMessages);
  return (
    <span css={taken}>
      <Icon icon={CheckIcon} size="small" />
      {t("taken.field")}
    </span>
  );
}
