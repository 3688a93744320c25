import { useId } from "react";
import type { ElementProps } from "../../element.ts";
import { amount, fill, gauge, gaugeTones, track, nativeGauge, words } from "../Progress/styles.ts";

/** What is handed on reaches the element around the words and the bar. */
export interface MeterProps extends ElementProps<"div"> {
  /** What is measured: its accessible name. */
  label: string;
  /** How much there is; what is out of range is shown at its nearer end. */
  value: number;
  /** How much there can be; the least is 0. */
  max: number;
  /** From here down it is little: the bar warns. */
  low?: number;
  /** Instead of `low`, where more is worse: from here up the bar warns. */
  high?: number;
  /** What the value is read as: "8 coins". */
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
