import { useId } from "react";
import { useFormats } from "../../../messages/I18nProvider.tsx";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";
import { amount, fill, gauge, gaugeTones, track, voice, words } from "./styles.ts";
import type { GaugeTone } from "./styles.ts";

export interface ProgressProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
  tone?: GaugeTone;
  quietLabel?: boolean;
  /** Instead of the percentage: "12 of 20". */
  said?: string;
}

/** How far something has come. */
export function Progress({ label, percent, tone = "lamp", quietLabel, said }: ProgressProps) {
  const id = useId();
  const { percent: asPercent } = useFormats();
  const held = Math.min(100, Math.max(0, percent));
  const text = said ?? asPercent(Math.round(held));
  return (
    <div css={gauge}>
      {quietLabel ? (
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
        <progress css={voice} aria-labelledby={id} aria-valuetext={text} value={held} max={100} />
        <div css={[fill, gaugeTones[tone]]} style={{ transform: `scaleX(${held / 100})` }} />
      </div>
    </div>
  );
}
