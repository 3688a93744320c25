export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** The step of the scale that is nearest to a value. */
export function onScale(value: number, { min, max, step }: Scale): number {
  const steps = Math.round((value - min) / step);
  const last = Math.floor((max - min) / step + 1e-9);
  const nearest = min + Math.min(Math.max(steps, 0), last) * step;
  // 0.1 + 0.2 is shown as 0.3.
  return Number(nearest.toFixed(10));
}

/** Where a key leads from a value; undefined for keys that do not move. */
export function valueAfter(
  key: string,
  value: number,
  scale: Scale,
  isRightToLeft: boolean,
): number | undefined {
  const { min, max, step } = scale;
  const page = Math.max(step, (max - min) / 10);
  const forward = isRightToLeft ? -step : step;
  const moves: Readonly<Record<string, number>> = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    ArrowRight: value + forward,
    ArrowLeft: value - forward,
    PageUp: value + page,
    PageDown: value - page,
    Home: min,
    End: max,
  };
  const { [key]: to } = moves;
  return to === undefined ? undefined : onScale(to, scale);
}
