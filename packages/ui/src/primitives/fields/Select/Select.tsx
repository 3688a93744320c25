import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as Base } from "@base-ui/react/select";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { keepPress } from "../Combobox/long-press.ts";
import { Field } from "../Field/Field.tsx";
import { box } from "../Field/styles.ts";
import { useField } from "../Field/useField.ts";
import type { FieldTexts } from "../Field/useField.ts";
import type { FieldRules } from "../Form/useCheckedField.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { CheckIcon, OpenIcon } from "../../marks/Icon/icons.ts";
import * as shared from "../../overlays/Popup/styles.ts";
import type { PopupSide } from "../../overlays/Popup/styles.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { useThemeProps } from "../../theme/KathaTheme/theme-context.ts";
import * as styles from "./styles.ts";

export interface SelectOption<Value extends string = string> {
  /** Identifies it in `value` and `onValueChange`. */
  value: Value;
  /** The text that is shown; typing its first letters finds it. */
  label: string;
  /** A second line in a muted colour. */
  note?: string;
  /** At the end of the line: a price, for example. */
  trailing?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
}

type OwnButton = ElementProps<"button", "value" | "defaultValue" | "prefix" | "type">;

/** Other props are passed to the button that opens the list. */
export interface SelectProps<Value extends string> extends FieldTexts, FieldRules, OwnButton {
  /** At most a dozen; use `Combobox` for more. */
  options: readonly SelectOption<Value>[];
  /** The controlled value, null for no choice; without it the field keeps its own state. */
  value?: Value | null | undefined;
  /**
   * The initial value of an uncontrolled field.
   * @default null
   */
  defaultValue?: Value | null | undefined;
  /** Called with the selected option. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** As wide as its text, for rows of controls; otherwise it fills its parent. */
  compact?: boolean;
  /**
   * Where the list opens, as long as there is room.
   * @default "bottom"
   */
  side?: PopupSide;
  /** Shown before the selected option. */
  prefix?: ReactNode;
  /**
   * Cannot be changed.
   * @default false
   */
  disabled?: boolean;
  /**
   * The choice is being saved: the list does not open, and the focus stays.
   * @default false
   */
  loading?: boolean;
  /** The name under which a form submits the value. */
  name?: string;
  /** Controlled together with `onOpenChange`; without them it opens by itself. */
  open?: boolean | undefined;
  /** Called when it should open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Selects one of a few options. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const themed = useThemeProps();
  const { value, defaultValue = null, ...others } = props;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const chosen = value === undefined ? ownValue : value;
  const { field, controlProps, rest } = useField(others, { value: chosen ?? "" });
  const { ids } = field;
  const {
    options,
    onValueChange,
    placeholder,
    compact,
    side = "bottom",
    prefix,
    disabled = false,
    loading = false,
    open,
    onOpenChange,
    name,
    ...button
  } = rest;
  return (
    <ReadingDirection>
      {/* Base UI's list adds a style element to hide a scroll bar, which our content security policy would block. */}
      <CSPProvider disableStyleElements>
        <Field {...field}>
          <Base.Root
            items={options}
            {...(value === undefined ? { defaultValue } : { value })}
            disabled={disabled}
            readOnly={loading}
            {...(name !== undefined && { name })}
            {...(button.form !== undefined && { form: button.form })}
            {...(open !== undefined && { open })}
            onOpenChange={(opens, change) => {
              if (loading && opens) change.cancel();
              else onOpenChange?.(opens);
            }}
            onValueChange={(picked) => {
              if (picked === null) return;
              setOwnValue(picked);
              onValueChange?.(picked);
            }}
          >
            <Base.Trigger
              css={[box, styles.trigger, compact && styles.compact]}
              {...button}
              aria-disabled={loading || undefined}
              {...controlProps}
              aria-labelledby={`${ids.label} ${ids.control}`}
            >
              {prefix}
              <Base.Value css={styles.value} placeholder={placeholder} />
              <Icon icon={OpenIcon} size="small" />
            </Base.Trigger>
            <Base.Portal {...themed}>
              <Base.Positioner
                css={shared.positioner}
                side={shared.sideNames[side]}
                sideOffset={6}
                collisionPadding={8}
                alignItemWithTrigger={false}
              >
                <Base.Popup css={[shared.popup, shared.list]}>
                  <Base.List aria-labelledby={ids.label}>
                    {options.map((option) => (
                      <Option key={option.value} option={option} />
                    ))}
                  </Base.List>
                </Base.Popup>
              </Base.Positioner>
            </Base.Portal>
          </Base.Root>
        </Field>
      </CSPProvider>
    </ReadingDirection>
  );
}

function Option({ option }: { option: SelectOption }) {
  return (
    <Base.Item
      css={shared.item}
      value={option.value}
      label={option.label}
      disabled={option.disabled ?? false}
      {...keepPress}
    >
      <span css={shared.itemMark}>
        <Base.ItemIndicator>
          <Icon icon={CheckIcon} />
        </Base.ItemIndicator>
      </span>
      <span css={shared.itemWords}>
        <Base.ItemText>{option.label}</Base.ItemText>
        {option.note && <span css={shared.itemNote}>{option.note}</span>}
      </span>
      {option.trailing}
    </Base.Item>
  );
}
