import { Checkbox } from "../../../primitives/fields/Checkbox/Checkbox.tsx";
import type { CheckboxProps } from "../../../primitives/fields/Checkbox/Checkbox.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { matureMessages } from "../../../messages/players/mature.ts";

type OwnCheckbox = Omit<CheckboxProps, "label" | "checked" | "hidden">;

/** Other props are passed to the checkbox. */
export interface MatureFilterProps extends OwnCheckbox {
  /** Whether mature stories are left out. */
  hidden: boolean;
  /** Called with the new setting. */
  onHiddenChange: (hidden: boolean) => void;
}

/** Leaves mature stories out of lists, in this browser. */
export function MatureFilter({ hidden, onHiddenChange, ...root }: MatureFilterProps) {
  const t = useMessages(matureMessages);
  return (
    <Checkbox
      {...root}
      label={t("filter.hide")}
      checked={hidden}
      onChange={(event) => onHiddenChange(event.currentTarget.checked)}
    />
  );
}
