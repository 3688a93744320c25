import { useId } from "react";
import { useFormats } from "../../../messages/I18nProvider.tsx";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";
import { amount, fill, gauge, gaugeTones, track, nativeGauge, words } from "./styles.ts";
import type { GaugeTone } from "./styles.ts";

export interface ProgressProps {
  label: string;
  /** From 0 to 100. */
  value: number;
  tone?: GaugeTone;
  hideLabel?: boolean;
  /** Instead of the percentage: "12 of 20". */
  valueText?: string;
}

/** Progress towards a goal. */
export function Progress({ label, value, tone = "accent", hideLabel, valueText }: ProgressProps) {
  const id = useId();
  const { percent: asPercent } = useFormats();
  const held = Math.min(100, Math.max(0, value));
  const text = valueText ?? asPercent(Math.round(held));
  return (
    <div css={gauge}>
      {hideLabel ? (
        <VisuallyHidden>
          <span id={id}>{label}</span>
        </VisuallyHidden>
      ) : (
        <div css={words}>
          <bdi id={id}>{label}</bdi>
          <bdi css={amount} aria-hidden>
            {text}
          </bdi>
        </div>
      )}
      <div css={track}>
        <progress
          css={nativeGauge}
          aria-labelledby={id}
          aria-valuetext={text}
          value={held}
          max={100}
        />
        <div css={[fill, gaugeTones[tone]]} style={{ transform: `scaleX(${held / 100})` }} />
      </div>
    </div>
  );
}
