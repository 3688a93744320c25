import { useId } from "react";
import type { ElementProps } from "../../element.ts";
import { amount, fill, gauge, gaugeTones, track, nativeGauge, words } from "../Progress/styles.ts";

/** Other props are passed to the element around the text and the bar. */
export interface MeterProps extends ElementProps<"div"> {
  /** What is measured; also the accessible name. */
  label: string;
  /** The current value; values out of range are shown as the nearest limit. */
  value: number;
  /** The maximum; the minimum is 0. */
  max: number;
  /**
   * At this value or below, the bar warns.
   * @default 0
   */
  low?: number;
  /** Use instead of `low` if high values are bad: at this value or above, the bar warns. */
  high?: number;
  /** The value as screen readers announce it: "8 coins". */
  valueText: string;
}

/** An amount within a range. */
export function Meter({ label, value, max, low = 0, high, valueText, ...root }: MeterProps) {
  const id = useId();
  const held = Math.min(max, Math.max(0, value));
  const isOut = high === undefined ? held <= 0 : held >= max;
  const isNear = high === undefined ? held <= low : held >= high;
  const tone = isOut ? "danger" : isNear ? "warning" : "success";
  return (
    <div css={gauge} {...root}>
      <div css={words}>
        <span id={id}>{label}</span>
        <span css={amount} aria-hidden>
          {valueText}
        </span>
      </div>
      <div css={track}>
        <meter
          css={nativeGauge}
          aria-labelledby={id}
          aria-valuetext={valueText}
          value={held}
          max={max}
        />
        <div
          css={[fill, gaugeTones[tone]]}
          style={{ transform: `scaleX(${max > 0 ? held / max : 0})` }}
        />
      </div>
    </div>
  );
}
