import { Combobox as Base } from "@base-ui/react/combobox";
import { useState } from "react";
import type { ElementProps } from "../../element.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { controlMessages } from "../../../messages/site/controls.ts";
import { Field } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import type { FieldTexts } from "../Field/useField.ts";
import type { FieldRules } from "../Form/useCheckedField.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { CheckIcon } from "../../marks/Icon/icons.ts";
import * as shared from "../../overlays/Popup/styles.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { useThemeProps } from "../../theme/KathaTheme/theme-context.ts";
import { ComboboxInput } from "./ComboboxInput.tsx";
import { keepPress } from "./long-press.ts";
import { none } from "./styles.ts";

export interface ComboboxOption<Value extends string = string> {
  /** Identifies it in `value` and `onValueChange`. */
  value: Value;
  /** The text that is shown and searched. */
  label: string;
}

type OwnInput = ElementProps<"input", "value" | "defaultValue" | "required" | "size">;

/** Other props are passed to the `input`. */
export interface ComboboxProps<Value extends string> extends FieldTexts, FieldRules, OwnInput {
  /** All options, in display order. */
  options: readonly ComboboxOption<Value>[];
  /** The controlled value, null for no choice; without it the field keeps its own state. */
  value?: Value | null | undefined;
  /**
   * The initial value of an uncontrolled field.
   * @default null
   */
  defaultValue?: Value | null | undefined;
  /** Called with the selected option, or with null when the selection is cleared. */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /** Placeholder: an example or a prompt, shown while the field is empty. */
  placeholder?: string;
  /**
   * Cannot be changed.
   * @default false
   */
  disabled?: boolean;
  /** The name under which a form submits the value. */
  name?: string | undefined;
}

/** Selects one of many options, found by typing part of the name. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const themed = useThemeProps();
  const { value, defaultValue = null, ...others } = props;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const held = value === undefined ? ownValue : value;
  const { field, controlProps, rest } = useField(others, { value: held ?? "" });
  const { label } = field;
  const { options, onValueChange, disabled = false, name, ...input } = rest;
  const t = useMessages(controlMessages);
  const { locale } = useFormats();
  const optionOf = (chosen: Value | null) =>
    options.find((option) => option.value === chosen) ?? null;
  return (
    <ReadingDirection>
      <Field {...field}>
        <Base.Root
          items={options}
          {...(value === undefined
            ? { defaultValue: optionOf(defaultValue) }
            : { value: optionOf(value) })}
          locale={locale}
          disabled={disabled}
          name={name}
          form={input.form}
          autoHighlight
          onValueChange={(option: ComboboxOption<Value> | null) => {
            const picked = option === null ? null : option.value;
            setOwnValue(picked);
            onValueChange?.(picked);
          }}
        >
          <ComboboxInput label={label} {...input} {...controlProps} />
          <Base.Portal {...themed}>
            <Base.Positioner css={shared.positioner} sideOffset={6} collisionPadding={8}>
              <Base.Popup css={[shared.popup, shared.list]}>
                <Base.Empty css={none}>{t("choose.none")}</Base.Empty>
                <Base.List aria-label={label}>
                  {(option: ComboboxOption<Value>) => (
                    <Base.Item key={option.value} css={shared.item} value={option} {...keepPress}>
                      <span css={shared.itemMark}>
                        <Base.ItemIndicator>
                          <Icon icon={CheckIcon} />
                        </Base.ItemIndicator>
                      </span>
                      <span css={shared.itemWords}>{option.label}</span>
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
