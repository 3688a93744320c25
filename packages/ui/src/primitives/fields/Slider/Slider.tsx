import { useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import { useFormats } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../element.ts";
import { Field } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { onScale, valueAfter } from "./steps.ts";
import * as styles from "./styles.ts";

type OwnInput = ElementProps<
  "input",
  "type" | "value" | "defaultValue" | "onChange" | "min" | "max" | "step" | "required"
>;

/** Other props are passed to the `input`. */
export interface SliderProps extends OwnInput {
  /** The label, in a word or two; also the accessible name. */
  label: string;
  /**
   * Hides the label and the value visually if the context already shows them.
   * @default false
   */
  hideLabel?: boolean;
  /** Help for choosing. */
  hint?: string | undefined;
  /** The controlled value; without it the slider keeps its own state. */
  value?: number | undefined;
  /** The initial value of an uncontrolled slider; `min` by default. */
  defaultValue?: number | undefined;
  /** Called at each step, while it is dragged and by each key. */
  onValueChange?: ((value: number) => void) | undefined;
  /**
   * The lowest value.
   * @default 0
   */
  min?: number;
  /**
   * The highest value.
   * @default 100
   */
  max?: number;
  /**
   * The distance between two values.
   * @default 1
   */
  step?: number;
  /** The value in words, shown and read aloud; by default the number as the reader's language writes it. */
  valueText?: ((value: number) => string) | undefined;
  /** Before the line, where it is lowest: a small letter, a word. */
  start?: ReactNode;
  /** After the line, where it is highest. */
  end?: ReactNode;
}

/** Chooses an amount on a line, where about where matters more than exactly which. */
export function Slider(props: SliderProps) {
  const { field, controlProps, rest } = useField(props);
  const {
    value,
    defaultValue,
    onValueChange,
    min = 0,
    max = 100,
    step = 1,
    valueText,
    start,
    end,
    onKeyDown,
    ...native
  } = rest;
  const { number } = useFormats();
  const [own, setOwn] = useState(defaultValue ?? min);
  const scale = { min, max, step };
  const now = onScale(value ?? own, scale);
  const inWords = valueText?.(now) ?? number(now);
  const filled = max > min ? (now - min) / (max - min) : 0;
  const change = (next: number) => {
    if (next === now) return;
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <Field
      {...field}
      labelEnd={
        <span css={styles.value} aria-hidden>
          {inWords}
        </span>
      }
    >
      <div css={styles.line}>
        {start}
        <span css={styles.rail} style={{ [styles.filled]: filled } as CSSProperties}>
          <input
            css={styles.control}
            {...native}
            {...controlProps}
            type="range"
            min={min}
            max={max}
            step={step}
            value={now}
            aria-valuetext={inWords}
            onChange={(event) => change(onScale(event.currentTarget.valueAsNumber, scale))}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
              // Browsers differ in how far Page Up leads, and whether Home and End lead anywhere.
              const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
              const next = valueAfter(event.key, now, scale, isRtl);
              if (next === undefined) return;
              event.preventDefault();
              change(next);
            }}
          />
        </span>
        {end}
      </div>
    </Field>
  );
}
