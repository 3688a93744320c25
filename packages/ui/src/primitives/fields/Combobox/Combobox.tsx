import { Combobox as Base } from "@base-ui/react/combobox";
import type { ElementProps } from "../../element.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { controlMessages } from "../../../messages/site/controls.ts";
import { Field } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import type { FieldTexts } from "../Field/useField.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { CheckIcon } from "../../marks/Icon/icons.ts";
import * as shared from "../../overlays/Popup/styles.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { useThemeProps } from "../../theme/KathaTheme/theme-context.ts";
import { ComboboxInput } from "./ComboboxInput.tsx";
import { keepPress } from "./long-press.ts";
import { none } from "./styles.ts";

export interface ComboboxOption<Value extends string = string> {
  /** Its name in `value` and `onValueChange`. */
  value: Value;
  /** What is shown and searched. */
  label: string;
}

type OwnInput = ElementProps<"input", "value" | "defaultValue" | "required" | "size">;

/** What is handed on reaches the `input`. */
export interface ComboboxProps<Value extends string> extends FieldTexts, OwnInput {
  /** All that can be chosen, in their order. */
  options: readonly ComboboxOption<Value>[];
  /** Given, the parent keeps the choice, null for none; else the field does. */
  value?: Value | null | undefined;
  /** Where the field keeps the choice, what it begins with. */
  defaultValue?: Value | null | undefined;
  /** Called when another is chosen, and with null when the choice is cleared. */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /** An example, or an invitation to write; it goes when something is written. */
  placeholder?: string;
  /** It cannot be changed now. */
  disabled?: boolean;
  /** The value is sent with a form under this name. */
  name?: string | undefined;
}

/** One of many, found by writing a part of its name. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const themed = useThemeProps();
  const { label, hint, error, required, optional, hideLabel, ...rest } = props;
  const { options, value, defaultValue = null, onValueChange, disabled = false, ...others } = rest;
  const { id, name, ...input } = others;
  const t = useMessages(controlMessages);
  const { locale } = useFormats();
  const words = { label, hint, error, required, optional, hideLabel };
  const { ids, controlProps } = useField(words, id, input["aria-describedby"]);
  const optionOf = (chosen: Value | null) =>
    options.find((option) => option.value === chosen) ?? null;
  return (
    <ReadingDirection>
      <Field {...words} ids={ids}>
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
          onValueChange={(option: ComboboxOption<Value> | null) =>
            onValueChange?.(option === null ? null : option.value)
          }
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
