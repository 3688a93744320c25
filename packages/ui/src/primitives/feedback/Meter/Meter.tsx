import { useId } from "react";
import { amount, fill, gauge, gaugeTones, track, nativeGauge, words } from "../Progress/styles.ts";

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** From here down it is little: the bar warns. */
  low?: number;
  /** Instead of `low`, where more is worse: from here up the bar warns. */
  high?: number;
  /** What the value is read as: "8 coins". */
  valueText: string;
}

/** An amount within a range. */
export function Meter({ label, value, max, low = 0, high, valueText }: MeterProps) {
  const id = useId();
  const held = Math.min(max, Math.max(0, value));
  const isOut = high === undefined ? held <= 0 : held >= max;
  const isNear = high === undefined ? held <= low : held >= high;
  const tone = isOut ? "danger" : isNear ? "warning" : "success";
  return (
    <div css={gauge}>
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
