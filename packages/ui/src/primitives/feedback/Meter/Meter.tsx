import { useId } from "react";
import { amount, fill, gauge, gaugeTones, track, nativeGauge, words } from "../Progress/styles.ts";

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** From here down it is little: the bar warns. */
  low?: number;
  /** What the value is read as: "8 coins". */
  valueText: string;
}

/** An amount within a range. */
export function Meter({ label, value, max, low = 0, valueText }: MeterProps) {
  const id = useId();
  const held = Math.min(max, Math.max(0, value));
  const tone = held <= 0 ? "danger" : held <= low ? "warning" : "success";
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
