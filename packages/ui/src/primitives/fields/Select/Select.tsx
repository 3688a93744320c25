import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as Base } from "@base-ui/react/select";
import type { ReactNode, Ref } from "react";
import { keepPress } from "../Combobox/long-press.ts";
import { Field } from "../Field/Field.tsx";
import { box } from "../Field/styles.ts";
import { useField } from "../Field/useField.ts";
import type { FieldTexts } from "../Field/useField.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { CheckIcon, OpenIcon } from "../../marks/Icon/icons.ts";
import * as shared from "../../overlays/Popup/styles.ts";
import type { PopupSide } from "../../overlays/Popup/styles.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { compact, trigger, value as shown } from "./styles.ts";

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line, softer. */
  note?: string;
  /** At the end of its line: a price, say. */
  trailing?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  /** As wide as its words, in a row of controls; else as wide as its place. */
  compact?: boolean;
  side?: PopupSide;
  /** Before the chosen option. */
  prefix?: ReactNode;
  disabled?: boolean;
  /** The choice is being saved: the list does not open, and the focus stays. */
  loading?: boolean;
  id?: string;
  /** Sent with a form under this name. */
  name?: string;
  /** Given together, they leave opening to the page; else it opens by itself. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** One of a few. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, required, optional, hideLabel, options, value, onValueChange } =
    props;
  const { placeholder, side = "bottom", prefix, disabled = false, loading = false } = props;
  const { id, name, ref, onBlur } = props;
  const { open, onOpenChange } = props;
  const words = { label, hint, error, required, optional, hideLabel };
  const { ids, controlProps } = useField(words, id);
  return (
    <ReadingDirection>
      {/* Its list adds a style element to hide a scroll bar, which our content security policy would block. */}
      <CSPProvider disableStyleElements>
        <Field {...words} ids={ids}>
          <Base.Root
            items={options}
            value={value}
            disabled={disabled}
            readOnly={loading}
            {...(name !== undefined && { name })}
            {...(open !== undefined && { open })}
            onOpenChange={(opens, change) => {
              if (loading && opens) change.cancel();
              else onOpenChange?.(opens);
            }}
            onValueChange={(chosen) => chosen !== null && onValueChange(chosen)}
          >
            <Base.Trigger
              css={[box, trigger, props.compact && compact]}
              ref={ref}
              onBlur={onBlur}
              aria-disabled={loading || undefined}
              {...controlProps}
              aria-labelledby={`${ids.label} ${ids.control}`}
            >
              {prefix}
              <Base.Value css={shown} placeholder={placeholder} />
              <Icon icon={OpenIcon} size="small" />
            </Base.Trigger>
            <Base.Portal>
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
