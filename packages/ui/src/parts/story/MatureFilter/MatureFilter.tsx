import { Checkbox } from "../../../primitives/fields/Checkbox/Checkbox.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { matureMessages } from "../../../messages/players/mature.ts";

export interface MatureFilterProps {
  hidden: boolean;
  onChange: (hidden: boolean) => void;
}

/** Leaves mature stories out of lists, in this browser. */
export function MatureFilter({ hidden, onChange }: MatureFilterProps) {
  const t = useMessages(matureMessages);
  return (
    <Checkbox
      label={t("filter.hide")}
      checked={hidden}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
