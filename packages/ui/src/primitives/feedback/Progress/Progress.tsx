import { useId } from "react";
import { useFormats } from "../../../messages/I18nProvider.tsx";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";
import type { ElementProps } from "../../element.ts";
import { amount, fill, gauge, gaugeTones, track, nativeGauge, words } from "./styles.ts";
import type { GaugeTone } from "./styles.ts";

/** Other props are passed to the element around the text and the bar. */
export interface ProgressProps extends ElementProps<"div"> {
  /** What is in progress; also the accessible name. */
  label: string;
  /** From 0 to 100. */
  value: number;
  /**
   * The colour of the bar; it must not carry meaning that the text lacks.
   * @default "accent"
   */
  tone?: GaugeTone;
  /**
   * Hides the label visually if the context already shows it.
   * @default false
   */
  hideLabel?: boolean;
  /** Replaces the percentage: "12 of 20". */
  valueText?: string;
}

/** Progress towards a goal. */
export function Progress(props: ProgressProps) {
  const { label, value, tone = "accent", hideLabel = false, valueText, ...root } = props;
  const id = useId();
  const { percent: asPercent } = useFormats();
  const held = Math.min(100, Math.max(0, value));
  const text = valueText ?? asPercent(Math.round(held));
  return (
    <div css={gauge} {...root}>
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
