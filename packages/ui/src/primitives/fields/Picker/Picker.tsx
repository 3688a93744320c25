import { Combobox as Base } from "@base-ui/react/combobox";
import { useMemo, useState } from "react";
import type { ElementProps } from "../../element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { controlMessages } from "../../../messages/site/controls.ts";
import { ComboboxInput } from "../Combobox/ComboboxInput.tsx";
import { keepPress } from "../Combobox/long-press.ts";
import { none } from "../Combobox/styles.ts";
import { Field } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import type { FieldTexts } from "../Field/useField.ts";
import type { FieldRules } from "../Form/useCheckedField.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { AddIcon, CheckIcon } from "../../marks/Icon/icons.ts";
import * as shared from "../../overlays/Popup/styles.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { useThemeProps } from "../../theme/KathaTheme/theme-context.ts";
import { matchOptions } from "./match-options.ts";
import type { PickerOption } from "./match-options.ts";
import * as styles from "./styles.ts";

type OwnInput = ElementProps<"input", "value" | "defaultValue" | "required" | "size">;

/** Other props are passed to the `input`. */
export interface PickerProps extends FieldTexts, FieldRules, OwnInput {
  /** All options; of thousands, only the first that match are shown. */
  options: readonly PickerOption[];
  /**
   * The controlled value, null for no choice; a value that is not an option is shown as it is.
   * Without `value` the field keeps its own state.
   */
  value?: string | null | undefined;
  /**
   * The initial value of an uncontrolled field.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the selected value, or null when the selection is cleared. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Offers to create an option that is not in the list; only with a controlled `value`. */
  create?: {
    /** The name that is offered before anything is typed. */
    suggestedName: string;
    /** The text of the option that creates it: "New scene: …". */
    label: (name: string) => string;
    /** Called with the name; the parent adds the option and selects it. */
    onCreate: (name: string) => void;
  };
  /** Placeholder: an example or a prompt, shown while the field is empty. */
  placeholder?: string;
  /**
   * The maximum number of options shown at once; typing more finds the others.
   * @default 50
   */
  limit?: number;
  /** The name under which a form submits the value. */
  name?: string | undefined;
}

interface Line extends PickerOption {
  isNew?: boolean;
}

/**
 * Selects one of very many options, found by typing part of the name; missing ones can be created.
 */
export function Picker(props: PickerProps) {
  const themed = useThemeProps();
  const { value: given, defaultValue = null, ...others } = props;
  const [own, setOwn] = useState(defaultValue);
  const value = given === undefined ? own : given;
  const { field, controlProps, rest } = useField(others, { value: value ?? "" });
  const { label } = field;
  const { options, onValueChange, create, limit = 50, name: sentAs, disabled, ...input } = rest;
  const t = useMessages(controlMessages);
  const [written, setWritten] = useState("");
  const chosen: Line | null =
    options.find((option) => option.value === value) ?? (value ? { value, label: value } : null);

  const choose = (next: string | null) => {
    setOwn(next);
    onValueChange?.(next);
  };

  const { byLabel, byNote } = useMemo(
    () => matchOptions(options, written, limit),
    [options, written, limit],
  );
  const name = written.trim() || create?.suggestedName;
  const isThere = name !== undefined && options.some((option) => option.label === name);
  const made: readonly Line[] =
    create && name && !isThere ? [{ value: "", label: name, isNew: true }] : [];
  // Before anything is typed, creating comes first; then options whose name matches.
  const lines: readonly Line[] =
    written.trim() === "" ? [...made, ...byLabel] : [...byLabel, ...made, ...byNote];

  return (
    <ReadingDirection>
      <Field {...field}>
        <Base.Root
          items={lines}
          filteredItems={lines}
          value={chosen}
          isItemEqualToValue={(line: Line, other: Line) =>
            line.value === other.value && line.isNew === other.isNew
          }
          autoHighlight
          disabled={disabled ?? false}
          name={sentAs}
          form={input.form}
          onInputValueChange={(text, { reason }) =>
            setWritten(reason === "input-change" ? text : "")
          }
          onValueChange={(line: Line | null) => {
            if (line?.isNew) create?.onCreate(line.label);
            else choose(line === null ? null : line.value);
          }}
        >
          <ComboboxInput label={label} autoComplete="off" dir="auto" {...input} {...controlProps} />
          <Base.Portal {...themed}>
            <Base.Positioner css={shared.positioner} sideOffset={6} collisionPadding={8}>
              <Base.Popup css={[shared.popup, shared.list, styles.list]}>
                <Base.Empty css={none}>{t("choose.none")}</Base.Empty>
                <Base.List aria-label={label}>
                  {(line: Line) => (
                    <Base.Item
                      key={line.isNew ? "new" : `is ${line.value}`}
                      css={shared.item}
                      value={line}
                      {...keepPress}
                    >
                      <span css={shared.itemMark}>
                        {line.isNew ? (
                          <Icon icon={AddIcon} />
                        ) : (
                          <Base.ItemIndicator>
                            <Icon icon={CheckIcon} />
                          </Base.ItemIndicator>
                        )}
                      </span>
                      <span css={[shared.itemWords, styles.words]}>
                        <span dir="auto">
                          {line.isNew ? create?.label(line.label) : line.label}
                        </span>
                        {line.note && (
                          <span css={[shared.itemNote, styles.note]} dir="auto">
                            {line.note}
                          </span>
                        )}
                      </span>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      </Field>
    </ReadingDirection>
  );
}
